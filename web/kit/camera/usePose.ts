import { type RefObject, useEffect, useState } from 'react';

/** What the live picture asks of the owner. Advice only: she may take the photo at any moment. */
export type Pose = 'dark' | 'moving' | 'still';

/** How often the picture is looked at, in ms, and how many times in a row it must be still to be held. */
const LOOK_EVERY = 250;
const HELD_AFTER = 6;

/** Brightness, of 255, under which a face is hard to tell; and mean change of a pixel above which it moves. */
const DIM = 50;
const MOVES = 9;

const WIDTH = 32;
const HEIGHT = 24;

/** Judges two pictures that followed each other, as RGBA bytes; the first has none before it. */
export function poseOf(now: Uint8ClampedArray, before: Uint8ClampedArray | undefined): Pose {
  let brightness = 0;
  let change = 0;
  for (let index = 0; index < now.length; index += 4) {
    // Green stands for all three: the eye sees it brightest too.
    const green = now[index + 1] ?? 0;
    brightness += green;
    change += Math.abs(green - (before?.[index + 1] ?? green));
  }
  const pixels = now.length / 4;
  if (brightness / pixels < DIM) return 'dark';
  return before === undefined || change / pixels > MOVES ? 'moving' : 'still';
}

/** What the live picture asks for, and how much of the pose has been held, 0 to 1. */
export function usePose(video: RefObject<HTMLVideoElement | null>, active: boolean): { pose: Pose; held: number } {
  const [seen, setSeen] = useState<{ pose: Pose; times: number }>({ pose: 'moving', times: 0 });
  useEffect(() => {
    if (!active) return;
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: Uint8ClampedArray | undefined;
    const look = () => {
      if (!context || !video.current?.videoWidth) return;
      context.drawImage(video.current, 0, 0, WIDTH, HEIGHT);
      const now = context.getImageData(0, 0, WIDTH, HEIGHT).data;
      const pose = poseOf(now, before);
      before = now;
      setSeen((last) => ({ pose, times: pose === 'still' ? Math.min(HELD_AFTER, last.times + 1) : 0 }));
    };
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [video, active]);
  return { pose: seen.pose, held: seen.times / HELD_AFTER };
}
