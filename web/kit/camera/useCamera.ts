import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type CameraError,
  canUseCamera,
  type Facing,
  hasTorch,
  openCamera,
  snapshot,
  stop,
  switchTorch,
  toCameraError,
} from './camera.ts';

export type CameraState =
  | { is: 'opening' }
  /** `torch`: whether it is on; undefined when the camera has none. */
  | { is: 'live'; torch: boolean | undefined }
  | { is: 'error'; error: CameraError };

/** Time limit for the first picture, in ms. It includes the question for permission. */
const TIMEOUT_MS = 10_000;

/** Resolves when the first picture has arrived. An open camera may have no picture for some time. */
const firstPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) resolve();
    else video.addEventListener('loadeddata', () => resolve(), { once: true });
  });

/**
 * Opens a camera and shows its picture in the video element. Reports the state once it is live, with its track, and
 * when it fails. Returns a function that turns the camera off.
 */
function startCamera(
  facing: Facing,
  video: RefObject<HTMLVideoElement | null>,
  report: (state: CameraState, track?: MediaStreamTrack) => void,
): () => void {
  let isOver = false;
  let stream: MediaStream | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(timeout);
    stop(stream);
  };
  const fail = (error: CameraError) => {
    if (isOver) return;
    end();
    report({ is: 'error', error });
  };
  const show = async (opened: MediaStream) => {
    // The stream may arrive after the component has unmounted or failed; it must not stay on.
    if (isOver) return stop(opened);
    stream = opened;
    const [track] = opened.getVideoTracks();
    // A phone call or another app has taken the camera.
    track?.addEventListener('ended', () => fail('busy'));
    if (video.current) {
      video.current.srcObject = opened;
      await firstPicture(video.current);
      if (isOver) return;
    }
    clearTimeout(timeout);
    report({ is: 'live', torch: track && hasTorch(track) ? false : undefined }, track);
  };
  const timeout = setTimeout(() => fail('silent'), TIMEOUT_MS);
  if (canUseCamera()) openCamera(facing).then(show, (reason) => fail(toCameraError(reason)));
  else fail('missing');
  return end;
}

/** Shows a camera's live picture in a `<video ref={video}>` while the component is mounted. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const [state, setState] = useState<CameraState>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the camera again
  useEffect(() => {
    setState({ is: 'opening' });
    return startCamera(facing, video, (next, opened) => {
      track.current = opened;
      setState(next);
    });
  }, [facing, attempt]);

  const setTorch = (torch: boolean) => {
    if (!track.current) return;
    switchTorch(track.current, torch).then(
      () => setState({ is: 'live', torch }),
      // The camera reported a torch but has none: the button is removed.
      () => setState({ is: 'live', torch: undefined }),
    );
  };
  const take = (name: string) =>
    video.current && video.current.videoWidth > 0
      ? snapshot(video.current, name)
      : Promise.reject(new Error('The camera has no picture yet'));

  /** Freezes the picture. A moving one takes several times as long to become a photo on a slow phone. */
  const freeze = (): void => void video.current?.pause();
  // Rejected when the camera is turned off before the picture moves again.
  const unfreeze = (): void => void video.current?.play().catch(() => {});

  return { video, state, take, freeze, unfreeze, setTorch, retry: () => setAttempt((count) => count + 1) };
}
