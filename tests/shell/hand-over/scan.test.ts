import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadDetect, openCamera } from '$lib/shell/hand-over/scan';

afterEach(() => vi.unstubAllGlobals());

const video = document.createElement('video');
/** The browser's own detector, for the kinds of codes it says it knows. */
const detectorOf = (formats: readonly string[], texts: readonly string[]) =>
  class {
    static getSupportedFormats = async () => formats;
    detect = async () => texts.map((rawValue) => ({ rawValue }));
  };

describe('codes in the camera’s picture', () => {
  it('are read by the browser’s own detector where it knows QR codes', async () => {
    vi.stubGlobal('BarcodeDetector', detectorOf(['ean_13', 'qr_code'], ['#neom:1']));
    expect(await (await loadDetect())(video)).toBe('#neom:1');
    vi.stubGlobal('BarcodeDetector', detectorOf(['qr_code'], []));
    expect(await (await loadDetect())(video)).toBeNull();
  });

  it.each([
    ['there is none', undefined],
    ['it knows no QR codes', detectorOf(['ean_13'], ['#other'])],
    ['it fails', { getSupportedFormats: () => Promise.reject(new Error('no service')) }]
  ])('are looked for by the library where %s', async (_, detector) => {
    vi.stubGlobal('BarcodeDetector', detector);
    expect(await (await loadDetect())(video)).toBeNull();
  });
});

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'failed']
  ])('that answers %s is %s', async (name, answer) => {
    const getUserMedia = () => Promise.reject(new DOMException('', name));
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
    expect(await openCamera()).toBe(answer);
  });

  it('that is not there is none', async () => {
    vi.stubGlobal('navigator', {});
    expect(await openCamera()).toBe('none');
  });
});
