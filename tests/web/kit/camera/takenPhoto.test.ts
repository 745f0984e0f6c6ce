import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTakenPhoto } from '#kit/camera/CameraDialog.tsx';
import { deferred } from '../../../deferred.ts';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The next frame, and the task after it. */
const showFrame = () => pass(17);

/** A camera whose live picture moves until it is frozen; the test decides when a photo is there. */
function openCamera() {
  const photos: ReturnType<typeof deferred<File>>[] = [];
  const live = { isMoving: true };
  const camera = {
    freeze: () => {
      live.isMoving = false;
    },
    unfreeze: () => {
      live.isMoving = true;
    },
    take: vi.fn((_name: string) => {
      const photo = deferred<File>();
      photos.push(photo);
      return photo.promise;
    }),
  };
  const { result: hook } = renderHook((name: string) => useTakenPhoto(camera, name), { initialProps: 'selfie.jpg' });
  /** Presses the shutter and lets the browser show the press. */
  const press = async () => {
    act(() => void hook.current.take());
    await showFrame();
  };
  const deliver = () => act(async () => photos.at(-1)?.resolve(new File([], 'selfie.jpg')));
  const fail = () => act(async () => photos.at(-1)?.reject(new Error('No picture')));
  return { hook, camera, live, press, deliver, fail };
}

test('the picture stands still at once, and is taken after the browser has shown the press', async () => {
  const { hook, camera, live, deliver } = openCamera();
  act(() => void hook.current.take());
  expect(live.isMoving).toBe(false);
  await pass(15);
  expect(camera.take).not.toHaveBeenCalled();
  await showFrame();
  expect(camera.take).toHaveBeenCalledExactlyOnceWith('selfie.jpg');
  await deliver();
  expect(hook.current.file?.name).toBe('selfie.jpg');
  expect(live.isMoving).toBe(false);
});

test('the picture moves again for another photo', async () => {
  const { hook, live, press, deliver } = openCamera();
  await press();
  await deliver();
  act(() => hook.current.repeat());
  expect(hook.current.file).toBeUndefined();
  expect(live.isMoving).toBe(true);
});

test('the picture moves again after a photo that could not be taken, and the next one may succeed', async () => {
  const { hook, live, press, deliver, fail } = openCamera();
  await press();
  await fail();
  expect(hook.current).toMatchObject({ file: undefined, hasFailed: true });
  expect(live.isMoving).toBe(true);
  await press();
  expect(hook.current.hasFailed).toBe(false);
  await deliver();
  expect(hook.current.file?.name).toBe('selfie.jpg');
});
