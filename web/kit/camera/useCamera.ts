import { useEffect, useRef, useState } from 'react';
import {
  type CameraError,
  canUseCamera,
  type Facing,
  hasTorch,
  openCamera,
  snapshot,
  stop,
  switchTorch,
  troubleOf,
} from './camera.ts';

export type CameraState =
  | { is: 'opening' }
  | { is: 'live'; torch: boolean | undefined }
  | { is: 'trouble'; trouble: CameraError };

/** How long a camera may take until its first picture, the question for permission included, in ms. */
const PATIENCE_MS = 10_000;

/** Resolves with the first picture: a camera that is open may still be dark, and there is nothing to take yet. */
const firstPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) resolve();
    else video.addEventListener('loadeddata', () => resolve(), { once: true });
  });

/** A camera's live picture in a `<video ref={video}>`, for as long as the component is there. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null);
  const track = useRef<MediaStreamTrack>(undefined);
  const [state, setState] = useState<CameraState>({ is: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the camera anew
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const end = () => {
      isOver = true;
      clearTimeout(patience);
      stop(stream);
    };
    const fail = (trouble: CameraError) => {
      if (isOver) return;
      end();
      setState({ is: 'trouble', trouble });
    };
    const patience = setTimeout(() => fail('silent'), PATIENCE_MS);
    const show = async (opened: MediaStream) => {
      // It may come when nobody waits for it any more: its light would stay on.
      if (isOver) return stop(opened);
      stream = opened;
      track.current = opened.getVideoTracks()[0];
      // A call, or another app, takes the camera away.
      track.current?.addEventListener('ended', () => fail('busy'));
      if (video.current) {
        video.current.srcObject = opened;
        await firstPicture(video.current);
        if (isOver) return;
      }
      clearTimeout(patience);
      setState({ is: 'live', torch: track.current && hasTorch(track.current) ? false : undefined });
    };
    setState({ is: 'opening' });
    if (canUseCamera()) openCamera(facing).then(show, (reason) => fail(troubleOf(reason)));
    else fail('missing');
    return end;
  }, [facing, attempt]);

  const setTorch = (torch: boolean) => {
    if (!track.current) return;
    switchTorch(track.current, torch).then(
      () => setState({ is: 'live', torch }),
      // It said it had one and has not: then the button goes.
      () => setState({ is: 'live', torch: undefined }),
    );
  };
  const take = (name: string) =>
    video.current && video.current.videoWidth > 0
      ? snapshot(video.current, name)
      : Promise.reject(new Error('No picture yet'));

  return { video, state, take, setTorch, retry: () => setAttempt((count) => count + 1) };
}
