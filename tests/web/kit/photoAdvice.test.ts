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
  test('sharp print in good light needs none', () => {
    expect(adviceFor(picture(print))).toBeUndefined();
  });

  test('a photo without an edge is blurry', () => {
    expect(adviceFor(picture((x) => 90 + x))).toBe('blurry');
  });

  test('a photo taken in the dark is dark, however sharp', () => {
    expect(adviceFor(picture((x, y) => print(x, y) / 4))).toBe('dark');
  });

  test('a burnt patch is glare', () => {
    expect(adviceFor(picture((x, y) => (x < 24 && y < 24 ? 255 : print(x, y))))).toBe('glare');
  });

  test('a scan on white paper is no glare', () => {
    expect(adviceFor(picture((x, y) => (x < 48 ? 255 : print(x, y))))).toBeUndefined();
  });
});
