// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNavigateTo, isTransition } from '../../../web/app/createNavigateTo.ts';
import { routes } from '../../../web/app/routes.ts';

const address = '/applications/lease-contract';
const loadPage = () => routes.find(({ path }) => path === address)?.load();

test('a page is a transition until its code has loaded, so that the old page stays', async () => {
  expect(isTransition(address)).toBe(true);
  await loadPage();
  expect(isTransition(address)).toBe(false);
});

describe('a page whose code has loaded', () => {
  const frames: (() => void)[] = [];
  const navigate = vi.fn();

  beforeEach(async () => {
    await loadPage();
    frames.length = 0;
    navigate.mockClear();
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
    vi.useFakeTimers();
  });

  afterEach(() => void vi.useRealTimers());

  const drawFrame = async () => {
    for (const draw of frames.splice(0)) draw();
    await vi.advanceTimersByTimeAsync(0);
  };

  test('opens at once after a response', () => {
    createNavigateTo(navigate)(address, { replace: true });
    expect(navigate.mock.calls).toEqual([[address, { replace: true }]]);
    expect(frames).toEqual([]);
  });

  test('opens after the next frame when a press leads there', async () => {
    createNavigateTo(navigate)(address, { byPress: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(navigate).not.toHaveBeenCalled();
    await drawFrame();
    expect(navigate.mock.calls).toEqual([[address, { byPress: true }]]);
  });

  test('opens once, and adds one entry to the history, when it is pressed twice before that', async () => {
    const navigateTo = createNavigateTo(navigate);
    navigateTo(address, { byPress: true });
    navigateTo(address, { byPress: true });
    await drawFrame();
    expect(navigate).toHaveBeenCalledOnce();
    navigateTo(address, { byPress: true });
    await drawFrame();
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});
