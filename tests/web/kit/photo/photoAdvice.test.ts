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

  test('is "dark" for a photo taken in the dark, even when it is sharp', () => {
    expect(adviceFor(picture((x, y) => print(x, y) / 4))).toBe('dark');
  });

  /** White pixels in this many of 10,000, sharp print in the others. */
  const withWhite = (count: number): GreyPicture => ({
    values: Uint8Array.from({ length: 10_000 }, (_, index) => (index < count ? 252 : index % 2 === 0 ? 70 : 200)),
    width: 100,
    height: 100,
  });

  test.each([
    [1200, undefined],
    [1201, 'glare'],
    [3999, 'glare'],
    [4000, undefined],
  ])('with %i white pixels of 10,000 is %s', (count, advice) => {
    expect(adviceFor(withWhite(count))).toBe(advice);
  });

  test.each([
    [54, 'dark'],
    [55, 'blurry'],
    [251, 'blurry'],
  ])('for a photo in one shade of %i is %s', (shade, advice) => {
    expect(adviceFor(picture(() => shade))).toBe(advice);
  });

  test.each([
    ['blurry', 6],
    [undefined, 7],
  ])('is %s when neighbouring pixels differ by %i', (advice, difference) => {
    expect(adviceFor(picture((x) => (x % 4 < 2 ? 100 : 100 + difference)))).toBe(advice);
    expect(adviceFor(picture((_, y) => (y % 4 < 2 ? 100 : 100 + difference)))).toBe(advice);
  });

  test('does not count an even curve as sharp', () => {
    const values = Uint8Array.from({ length: 81 }, (_, index) => 100 + 4 * ((index % 9) - 4) ** 2);
    expect(adviceFor({ values, width: 9, height: 9 })).toBe('blurry');
  });

  test('does not count a slope of its brightness as sharp, nor the edge of the photo', () => {
    expect(adviceFor(picture((x, y) => 60 + x + y))).toBe('blurry');
    const isEdge = (at: number) => at === 0 || at === WIDTH - 1;
    expect(adviceFor(picture((x, y) => (isEdge(x) && isEdge(y) ? 200 : 100)))).toBe('blurry');
  });
});
