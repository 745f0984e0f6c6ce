import { describe, expect, test } from 'vitest';
import { adviceFor, type GreyPicture } from '#kit/photo/photoAdvice.ts';

const WIDTH = 64;
const picture = (shade: (x: number, y: number) => number): GreyPicture => ({
  values: Uint8Array.from({ length: WIDTH * WIDTH }, (_, index) => shade(index % WIDTH, Math.floor(index / WIDTH))),
  width: WIDTH,
  height: WIDTH,
});

/** Dark print on a light card. */
const print = (x: number, y: number) => ((x >> 1) % 2 === 0 && y % 4 !== 0 ? 70 : 200);

describe('advice on the photo of a document', () => {
  test('is none for sharp print in good light', () => {
    expect(adviceFor(picture(print))).toBeUndefined();
  });

  test('is "blurry" for a photo without an edge', () => {
    expect(adviceFor(picture((x) => 90 + x))).toBe('blurry');
  });

  test('is "dark" for a photo taken in the dark, even when it is sharp', () => {
    expect(adviceFor(picture((x, y) => print(x, y) / 4))).toBe('dark');
  });

  test('is "glare" for an overexposed patch', () => {
    expect(adviceFor(picture((x, y) => (x < 24 && y < 24 ? 255 : print(x, y))))).toBe('glare');
  });

  test('is none for a scan on white paper', () => {
    expect(adviceFor(picture((x, y) => (x < 48 ? 255 : print(x, y))))).toBeUndefined();
  });
});
