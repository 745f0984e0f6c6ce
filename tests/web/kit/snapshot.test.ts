import { afterEach, expect, test, vi } from 'vitest';
import { snapshot } from '#kit/camera/camera.ts';

afterEach(() => vi.unstubAllGlobals());

test('a snapshot of the camera is a JPEG of full quality in the size of the video', {
  tags: 's7-selfie-quality',
}, async () => {
  const encodings: unknown[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => {} }),
    toBlob: (done: (blob: Blob) => void, type: string, quality: number) => {
      encodings.push([canvas.width, canvas.height, type, quality]);
      done(new Blob(['x'], { type }));
    },
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  const video = { videoWidth: 1920, videoHeight: 1080 } as HTMLVideoElement;
  const picture = await snapshot(video, 'selfie.jpg');
  expect(encodings).toEqual([[1920, 1080, 'image/jpeg', 1]]);
  expect([picture.name, picture.type]).toEqual(['selfie.jpg', 'image/jpeg']);
});
