import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tapAgain } from '$lib/ui/early-taps';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete window.takeEarlyTaps;
  document.body.replaceChildren();
});

function tapped(name: string): { button: HTMLButtonElement; clicks: () => number } {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = name;
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  return { button, clicks: () => onClick.mock.calls.length };
}

test('each button tapped early is tapped once, after what is under way', () => {
  const make = tapped('Make a backup');
  const sort = tapped('Sort');
  window.takeEarlyTaps = () => new Set([make.button, sort.button]);
  tapAgain();
  expect([make.clicks(), sort.clicks()]).toEqual([0, 0]);
  vi.runAllTimers();
  expect([make.clicks(), sort.clicks()]).toEqual([1, 1]);
});

test('a button the page has replaced since is left alone', () => {
  const gone = tapped('Make a backup');
  window.takeEarlyTaps = () => new Set([gone.button]);
  gone.button.remove();
  tapAgain();
  vi.runAllTimers();
  expect(gone.clicks()).toBe(0);
});

test('where nothing was tapped, or noted, nothing happens', () => {
  tapAgain();
  window.takeEarlyTaps = () => new Set();
  tapAgain();
  expect(vi.getTimerCount()).toBe(0);
});
