import { expect, test, vi } from 'vitest';
import { createNavigateTo, isTransition } from '../../../web/app/createNavigateTo.ts';
import { routes } from '../../../web/app/routes.ts';

const address = '/applications/lease-contract';
const loadPage = () => routes.find(({ path }) => path === address)?.load();

test('a page is a transition until its code has loaded, so that the old page stays', async () => {
  expect(isTransition(address)).toBe(true);
  await loadPage();
  expect(isTransition(address)).toBe(false);
});

test('a page whose code has loaded opens at once after a response, and after the next frame when a press leads there', async () => {
  await loadPage();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.useFakeTimers();
  const navigate = vi.fn();
  const navigateTo = createNavigateTo(navigate);

  navigateTo(address, { replace: true });
  expect(navigate.mock.calls).toEqual([[address, { replace: true }]]);
  expect(frames).toEqual([]);

  navigateTo(address, { byPress: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledOnce();
  for (const draw of frames) draw();
  expect(navigate).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(navigate).toHaveBeenCalledTimes(2);
});
