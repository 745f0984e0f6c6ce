import { describe, expect, test } from 'vitest';
import { sentSize, sizeWithin } from '#kit/photo/photoSize.ts';

const expectSent = ([width = 0, height = 0]: number[], [sentWidth, sentHeight]: number[]) =>
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });

describe('a picture is sent', () => {
  test.each([
    ['a photo of a camera', [4000, 3000], [2000, 1500]],
    ['a photo held upright', [3000, 4000], [1500, 2000]],
    ['a photo that is as long as a photo can be', [2500, 1000], [2000, 800]],
    ['a photo that is as high as a photo can be', [1000, 2500], [800, 2000]],
    ['a screenshot', [1440, 3200], [900, 2000]],
    ['a small photo', [1600, 1200], [1600, 1200]],
  ])('with 2,000 pixels at most: %s', (_, size, sent) => expectSent(size, sent));

  test.each([
    ['a long receipt', [1080, 8000]],
    ['a long receipt that lies on its side', [8000, 1080]],
    ['a picture just longer than a photo', [2501, 1000]],
    ['a receipt of nine megapixels', [1500, 6000]],
  ])('in its own size so that small print stays readable: %s', (_, size) => expectSent(size, size));

  test('with nine megapixels and 16,384 pixels at most', () => {
    expectSent([2000, 6000], [1732, 5196]);
    expectSent([500, 17_000], [482, 16_384]);
    expectSent([12_000, 3000], [6000, 1500]);
    expectSent([1, 60_000], [1, 16_384]);
  });
});

test('a picture for analysis is scaled to fit into a square', () => {
  expect(sizeWithin({ width: 1080, height: 8000 }, 512)).toEqual({ width: 69, height: 512 });
  expect(sizeWithin({ width: 300, height: 200 }, 512)).toEqual({ width: 300, height: 200 });
});
