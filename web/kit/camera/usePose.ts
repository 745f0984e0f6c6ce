import { type RefObject, useEffect, useState } from 'react';

/** Assessment of the live picture. Advice only: the photo can be taken at any moment. */
export type Pose = 'dark' | 'moving' | 'still';

/** Interval between two assessments, in ms. */
const INTERVAL_MS = 250;
/** Number of still pictures in a row after which the pose counts as held. */
const HELD_AFTER = 6;

/** Mean brightness, of 255, below which a face is hard to recognise. */
const DARK_BELOW = 50;
/** Mean change of a pixel between two pictures, of 255, above which the face is moving. */
const MOVING_ABOVE = 9;

/** Size at which the picture is assessed, in pixels. */
const WIDTH = 32;
const HEIGHT = 24;

/** Assesses two successive pictures, given as RGBA bytes. `before` is undefined for the first picture. */
export function poseOf(now: Uint8ClampedArray, before: Uint8ClampedArray | undefined): Pose {
  let brightness = 0;
  let change = 0;
  for (let index = 0; index < now.length; index += 4) {
    // Green alone is a good enough measure of brightness: it has the largest share in it.
    const green = now[index + 1] ?? 0;
    brightness += green;
    change += Math.abs(green - (before?.[index + 1] ?? green));
  }
  const pixels = now.length / 4;
  if (brightness / pixels < DARK_BELOW) return 'dark';
  return before === undefined || change / pixels > MOVING_ABOVE ? 'moving' : 'still';
}

/** Returns the assessment of the live picture, and for which share of the required time the face was still, 0 to 1. */
export function usePose(video: RefObject<HTMLVideoElement | null>, active: boolean): { pose: Pose; held: number } {
  const [last, setLast] = useState<{ pose: Pose; stillCount: number }>({ pose: 'moving', stillCount: 0 });
  useEffect(() => {
    if (!active) return;
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: Uint8ClampedArray | undefined;
    const assess = () => {
      if (!context || !video.current?.videoWidth) return;
      context.drawImage(video.current, 0, 0, WIDTH, HEIGHT);
      const now = context.getImageData(0, 0, WIDTH, HEIGHT).data;
      const pose = poseOf(now, before);
      before = now;
      setLast(({ stillCount }) => ({
        pose,
        stillCount: pose === 'still' ? Math.min(HELD_AFTER, stillCount + 1) : 0,
      }));
    };
    const timer = setInterval(assess, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [video, active]);
  return { pose: last.pose, held: last.stillCount / HELD_AFTER };
}
