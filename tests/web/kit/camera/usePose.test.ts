import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { poseOf, usePose } from '#kit/camera/usePose.ts';
import { renderHook } from '../../renderHook.ts';

/** Returns the RGBA bytes of a picture in one shade of green. */
const picture = (green: number) => new Uint8ClampedArray(400).map((_, index) => (index % 4 === 1 ? green : 0));

describe('the live picture of a selfie', () => {
  test.each([
    ['dark', 49],
    ['still', 50],
  ])('is %s with a brightness of %i, when nothing moves', (pose, green) => {
    expect(poseOf(picture(green), picture(green))).toBe(pose);
  });

  test.each([
    ['still', 129],
    ['moving', 130],
  ])('is %s when its brightness changes from 120 to %i, or back', (pose, green) => {
    expect(poseOf(picture(120), picture(green))).toBe(pose);
    expect(poseOf(picture(green), picture(120))).toBe(pose);
  });

  test('is moving at its first frame', () => {
    expect(poseOf(picture(120), undefined)).toBe('moving');
  });
});

describe('the pose', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Opens a camera whose picture has the shade that `show` sets. */
  function openCamera({ hasContext = true, isActive = true, videoWidth = 640 } = {}) {
    let shade = 120;
    const drawImage = vi.fn();
    const getImageData = vi.fn((..._area: number[]) => ({ data: picture(shade) }));
    const canvas = {
      width: 0,
      height: 0,
      getContext: (kind: string) => (hasContext && kind === '2d' ? { drawImage, getImageData } : null),
    };
    vi.stubGlobal('document', { createElement: (name: string) => (name === 'canvas' ? canvas : undefined) });
    const video = { current: { videoWidth } as HTMLVideoElement };
    const { hook, rerender, unmount } = renderHook((active: boolean) => usePose(video, active), isActive);
    const show = (green: number, pictures = 1) => {
      shade = green;
      act(() => void vi.advanceTimersByTime(250 * pictures));
      return hook.current;
    };
    return { hook, rerender, unmount, show, video, canvas, drawImage, getImageData };
  }

  test('is held after six still pictures in a row, a quarter of a second apart', () => {
    const { hook, show } = openCamera();
    expect(hook.current).toEqual({ pose: 'moving', held: 0 });
    expect(show(120)).toEqual({ pose: 'moving', held: 0 });
    expect(show(120)).toEqual({ pose: 'still', held: 1 / 6 });
    expect(show(120, 4)).toEqual({ pose: 'still', held: 5 / 6 });
    expect(show(120)).toEqual({ pose: 'still', held: 1 });
    expect(show(120)).toEqual({ pose: 'still', held: 1 });
  });

  test.each([
    ['moving', 200],
    ['dark', 10],
  ])('is held from the beginning again after a picture that is %s', (pose, green) => {
    const { show } = openCamera();
    show(120, 4);
    expect(show(green)).toEqual({ pose, held: 0 });
  });

  test('is assessed in a small copy of the picture', () => {
    const { show, video, canvas, drawImage, getImageData } = openCamera();
    show(120);
    expect([canvas.width, canvas.height]).toEqual([32, 24]);
    expect(drawImage.mock.calls).toEqual([[video.current, 0, 0, 32, 24]]);
    expect(getImageData.mock.calls).toEqual([[0, 0, 32, 24]]);
  });

  test.each([
    ['the camera has no picture yet', { videoWidth: 0 }],
    ['the browser has no canvas', { hasContext: false }],
    ['it is not asked for', { isActive: false }],
  ])('is not assessed when %s', (_, options) => {
    const { show, getImageData } = openCamera(options);
    expect(show(120, 8)).toEqual({ pose: 'moving', held: 0 });
    expect(getImageData).not.toHaveBeenCalled();
  });

  test('is assessed no more once a photo was taken or the camera was closed', () => {
    const { rerender, unmount, show, getImageData } = openCamera();
    show(120);
    rerender(false);
    expect(vi.getTimerCount()).toBe(0);
    rerender(true);
    show(120);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(getImageData).toHaveBeenCalledTimes(2);
  });
});
