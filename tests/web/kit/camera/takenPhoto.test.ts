import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTakenPhoto } from '#kit/camera/CameraDialog.tsx';
import { renderHook } from '../../renderHook.ts';
import { stubFrames } from '../../stubFrames.ts';

afterEach(() => void vi.useRealTimers());

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
