/** Looks for a QR code in a picture; answers its text. */
export type Detect = (video: HTMLVideoElement) => Promise<string | null>;

interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const native = (): NativeDetectors | undefined =>
  (globalThis as { BarcodeDetector?: NativeDetectors }).BarcodeDetector;

async function nativeDetect(): Promise<Detect | null> {
  const Detector = native();
  try {
    if (!Detector || !(await Detector.getSupportedFormats()).includes('qr_code')) return null;
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    return null;
  }
}

/** More pixels find no more codes on a screen, only later. */
const WIDEST = 720;

async function libraryDetect(): Promise<Detect> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return null;
    const scale = Math.min(1, WIDEST / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data ?? null;
  };
}

/** The browser's own detector where there is one, else the library. */
export const loadDetect = async (): Promise<Detect> =>
  (await nativeDetect()) ?? (await libraryDetect());

export type CameraFault = 'none' | 'denied' | 'failed';

const hasCamera = (): boolean => Boolean(globalThis.navigator?.mediaDevices?.getUserMedia);

export async function openCamera(): Promise<MediaStream | CameraFault> {
  if (!hasCamera()) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
    });
  } catch (fault) {
    const { name } = fault as { name?: string };
    if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
    return name === 'NotFoundError' ? 'none' : 'failed';
  }
}
