import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTakenPhoto } from '#kit/camera/CameraDialog.tsx';
import { usePlace } from '#kit/feedback/Status.tsx';
import { renderHook } from '../../renderHook.ts';

afterEach(() => void vi.useRealTimers());

/** Stubs the frames of a page. Returns the function that shows the next one. */
function stubFrames() {
  const callbacks = new Map<number, () => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callbacks.set(++last, callback) && last);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => callbacks.delete(frame));
  return () => {
    const due = [...callbacks.values()];
    callbacks.clear();
    for (const callback of due) callback();
  };
}

test('the picture is taken once the browser has shown the press', async () => {
  vi.useFakeTimers();
  const showFrame = stubFrames();
  const take = vi.fn(async () => new File([], 'selfie.jpg'));
  const { hook } = renderHook(useTakenPhoto, take);
  act(() => void hook.current.take());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(take).not.toHaveBeenCalled();
  showFrame();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(take).toHaveBeenCalledOnce();
  expect(hook.current.file?.name).toBe('selfie.jpg');
});

test('a toast is placed once for all changes before a frame', () => {
  const showFrame = stubFrames();
  let change = () => {};
  vi.stubGlobal('MutationObserver', function Observer(this: object, callback: () => void) {
    change = callback;
    Object.assign(this, { observe: () => {}, disconnect: () => {} });
  });
  vi.stubGlobal('innerHeight', 780);
  const nothing = { elementsFromPoint: () => [], querySelectorAll: () => [], body: null };
  vi.stubGlobal('document', { ...nothing, addEventListener: () => {}, removeEventListener: () => {} });
  const measured = vi.fn(() => ({ top: 720, bottom: 768, left: 0, right: 342, width: 342, height: 48 }));
  const toast = { current: { getBoundingClientRect: measured } as never };
  const region = {
    current: { getBoundingClientRect: () => ({ bottom: 768 }), contains: () => false, style: {} } as never,
  };
  renderHook(() => usePlace(region, toast), undefined);
  change();
  change();
  expect(measured).not.toHaveBeenCalled();
  showFrame();
  expect(measured).toHaveBeenCalledOnce();
});
