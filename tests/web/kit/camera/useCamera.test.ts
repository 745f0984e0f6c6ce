import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Facing } from '#kit/camera/camera.ts';
import { useCamera } from '#kit/camera/useCamera.ts';
import { deferred } from '../../../deferred.ts';

const HAVE_CURRENT_DATA = 2;

/** Creates the stream of a camera; `torch` is whether it has a light, which may not work. */
function createStream({ torch = false, torchWorks = true } = {}) {
  const track = Object.assign(new EventTarget(), {
    getCapabilities: () => ({ torch }),
    stop: vi.fn(),
    applyConstraints: vi.fn(async () => {
      if (!torchWorks) throw new Error('No light');
    }),
  });
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } };
}

/** Opens the camera in a page; `openings` are the requests for a camera, which the test settles. */
function openPage(facing: Facing = 'user') {
  const openings: (ReturnType<typeof deferred<object>> & { constraints: object })[] = [];
  const getUserMedia = (constraints: object) => {
    const opening = { ...deferred<object>(), constraints };
    openings.push(opening);
    return opening.promise;
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  const video = Object.assign(new EventTarget(), { readyState: 0, srcObject: null, videoWidth: 0, videoHeight: 0 });
  const { result: hook, rerender, unmount } = renderHook(useCamera, { initialProps: facing });
  hook.current.video.current = video as unknown as HTMLVideoElement;
  const arrive = (stream: object) => act(async () => openings.at(-1)?.resolve(stream));
  const fail = (name: string) => act(async () => openings.at(-1)?.reject(new DOMException('', name)));
  const showPicture = () => act(async () => void video.dispatchEvent(new Event('loadeddata')));
  return { hook, rerender, unmount, video, openings, arrive, fail, showPicture };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  // The DOM of the tests lacks it.
  vi.stubGlobal('HTMLMediaElement', { HAVE_CURRENT_DATA });
});

describe('a camera', () => {
  test('is asked for its largest picture without sound, and is live once a picture has arrived', async () => {
    const { hook, video, openings, arrive, showPicture } = openPage();
    const { stream } = createStream();
    const size = { width: { ideal: 2560 }, height: { ideal: 1440 } };
    expect(openings[0]?.constraints).toEqual({ video: { ...size, facingMode: { ideal: 'user' } }, audio: false });
    await arrive(stream);
    expect(video.srcObject).toBe(stream);
    expect(hook.current.state).toEqual({ is: 'opening' });
    await showPicture();
    expect(hook.current.state).toEqual({ is: 'live', torch: undefined });
    await pass(60_000);
    expect(hook.current.state).toEqual({ is: 'live', torch: undefined });
  });

  test('has no light in a browser that does not say what the camera can do', async () => {
    const { hook, arrive, showPicture } = openPage();
    const { stream, track } = createStream({ torch: true });
    await arrive({ ...stream, getVideoTracks: () => [Object.assign(track, { getCapabilities: undefined })] });
    await showPicture();
    expect(hook.current.state).toEqual({ is: 'live', torch: undefined });
  });

  test('is live at once when its picture is already there', async () => {
    const { hook, video, arrive } = openPage();
    video.readyState = HAVE_CURRENT_DATA;
    await arrive(createStream().stream);
    expect(hook.current.state).toEqual({ is: 'live', torch: undefined });
  });

  test('is turned off when the owner leaves, also when it opens only then', async () => {
    const first = openPage();
    const opened = createStream();
    await first.arrive(opened.stream);
    expect(opened.track.stop).not.toHaveBeenCalled();
    first.unmount();
    expect(opened.track.stop).toHaveBeenCalledOnce();

    const second = openPage();
    const late = createStream();
    second.unmount();
    await second.arrive(late.stream);
    expect(late.track.stop).toHaveBeenCalledOnce();
  });

  test('is turned off before the one on the other side is opened', async () => {
    const { hook, rerender, openings, arrive, showPicture } = openPage('user');
    const front = createStream();
    await arrive(front.stream);
    await showPicture();
    rerender('environment');
    expect(front.track.stop).toHaveBeenCalledOnce();
    expect(hook.current.state).toEqual({ is: 'opening' });
    expect(openings[1]?.constraints).toMatchObject({ video: { facingMode: { ideal: 'environment' } } });
  });
});

describe('without a live picture the owner is told why', () => {
  test('it is denied, or the page may not use a camera', async () => {
    const { hook, fail } = openPage();
    await fail('NotAllowedError');
    expect(hook.current.state).toEqual({ is: 'error', error: 'denied' });
    for (const navigator of [{}, { mediaDevices: {} }]) {
      vi.stubGlobal('navigator', navigator);
      const { result } = renderHook(useCamera, { initialProps: 'user' as Facing });
      expect(result.current.state).toEqual({ is: 'error', error: 'missing' });
    }
  });

  test('no picture within ten seconds: silent, and a later one changes nothing', async () => {
    const { hook, arrive, showPicture } = openPage();
    const { stream, track } = createStream();
    await arrive(stream);
    await pass(9999);
    expect(hook.current.state).toEqual({ is: 'opening' });
    await pass(1);
    expect(hook.current.state).toEqual({ is: 'error', error: 'silent' });
    expect(track.stop).toHaveBeenCalledOnce();
    await showPicture();
    expect(hook.current.state).toEqual({ is: 'error', error: 'silent' });
  });

  test('another app takes the camera: busy; its end is reported no second time', async () => {
    const { hook, arrive, showPicture } = openPage();
    const { stream, track } = createStream();
    await arrive(stream);
    await showPicture();
    await act(async () => void track.dispatchEvent(new Event('ended')));
    expect(hook.current.state).toEqual({ is: 'error', error: 'busy' });
    act(() => hook.current.retry());
    await act(async () => void track.dispatchEvent(new Event('ended')));
    expect(hook.current.state).toEqual({ is: 'opening' });
  });
});

describe('the light of a camera', () => {
  async function openWithLight(options: { torchWorks?: boolean }) {
    const page = openPage();
    const { stream, track } = createStream({ torch: true, ...options });
    // Nothing can be switched before the camera is open.
    page.hook.current.setTorch(true);
    await page.arrive(stream);
    await page.showPicture();
    expect(page.hook.current.state).toEqual({ is: 'live', torch: false });
    return { ...page, track };
  }

  test('is switched on and off', async () => {
    const { hook, track } = await openWithLight({});
    await act(async () => hook.current.setTorch(true));
    expect(hook.current.state).toEqual({ is: 'live', torch: true });
    await act(async () => hook.current.setTorch(false));
    expect(hook.current.state).toEqual({ is: 'live', torch: false });
    expect(track.applyConstraints.mock.calls).toEqual([
      [{ advanced: [{ torch: true }] }],
      [{ advanced: [{ torch: false }] }],
    ]);
  });

  test('is offered no more when it does not work', async () => {
    const { hook } = await openWithLight({ torchWorks: false });
    await act(async () => hook.current.setTorch(true));
    expect(hook.current.state).toEqual({ is: 'live', torch: undefined });
  });
});

describe('a photo', () => {
  /** Stubs the canvas of a page; `encodes` is whether it can be encoded. */
  function stubCanvas(encodes = true) {
    const drawImage = vi.fn();
    const toBlob = vi.fn((done: (blob: Blob | null) => void, _type: string, _quality: number) =>
      done(encodes ? new Blob(['picture']) : null),
    );
    const canvas = {
      width: 0,
      height: 0,
      getContext: (kind: string) => (kind === '2d' ? { drawImage } : null),
      toBlob,
    };
    const createElement = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      name === 'canvas' ? (canvas as never) : createElement(name),
    );
    return { canvas, drawImage, toBlob };
  }

  test('is a JPEG of full quality in the size of the camera', { tags: 's7-selfie-quality' }, async () => {
    const { canvas, drawImage, toBlob } = stubCanvas();
    const { hook, video } = openPage();
    Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
    const photo = await hook.current.take('selfie.jpg');
    expect({ name: photo.name, type: photo.type, text: await photo.text() }).toEqual({
      name: 'selfie.jpg',
      type: 'image/jpeg',
      text: 'picture',
    });
    expect([canvas.width, canvas.height]).toEqual([1920, 1080]);
    expect(drawImage.mock.calls).toEqual([[video, 0, 0]]);
    expect(toBlob.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 1]);
  });

  test('fails when the browser cannot encode it, and when there is no picture yet', async () => {
    stubCanvas(false);
    const { hook, video } = openPage();
    await expect(hook.current.take('selfie.jpg')).rejects.toThrow('The camera has no picture yet');
    Object.assign(video, { videoWidth: 1920, videoHeight: 1080 });
    await expect(hook.current.take('selfie.jpg')).rejects.toThrow('No picture');
    hook.current.video.current = null;
    await expect(hook.current.take('selfie.jpg')).rejects.toThrow('The camera has no picture yet');
  });
});
