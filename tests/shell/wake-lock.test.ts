import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake } from '$lib/shell/wake-lock';

const release = vi.fn(async () => {});
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('the screen stays on while a table is open, also after coming back to it', async () => {
  const letGo = keepAwake();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  letGo();
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('where it is not to be had the screen follows the system', async () => {
  request.mockRejectedValueOnce(new Error('low battery'));
  const letGo = keepAwake();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  letGo();
  expect(release).not.toHaveBeenCalled();
});
