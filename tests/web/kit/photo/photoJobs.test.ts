import { beforeEach, describe, expect, test, vi } from 'vitest';
import { photoJobs } from '#kit/photo/photoJobs.ts';

const PHOTO = new Blob(['photo']);

/** A canvas that records what is drawn on it. `data` are its pixels; without them each is black. */
class Canvas {
  static readonly made: Canvas[] = [];
  static pixels: Uint8ClampedArray | undefined;
  static hasContext = true;
  readonly drawn: unknown[][] = [];
  readonly context = {
    fillStyle: '',
    fillRect: (...area: number[]) => this.drawn.push([this.context.fillStyle, ...area]),
    drawImage: (...args: unknown[]) => this.drawn.push(args),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: Canvas.pixels ?? new Uint8ClampedArray(width * height * 4),
      ...{ width, height },
    }),
  };
  width: number;
  height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    Canvas.made.push(this);
  }
  getContext = (kind: string) => (kind === '2d' && Canvas.hasContext ? this.context : null);
}

/** A canvas of a worker, or of a page in a recent browser. */
class WorkerCanvas extends Canvas {
  convertToBlob = async ({ type, quality }: { type: string; quality: number }) =>
    new Blob([`${this.width}x${this.height} ${quality}`], { type });
}

/** A canvas of a page in an older browser. */
class PageCanvas extends Canvas {
  static encodes = true;
  toBlob = (done: (blob: Blob | null) => void, type: string, quality: number) =>
    done(PageCanvas.encodes ? new Blob([`${this.width}x${this.height} ${quality}`], { type }) : null);
}

/** Stubs the browser's decoder for a picture of this size. Returns the options it was called with, and its result. */
function stubDecoder(width: number, height: number) {
  const bitmap = { width, height, close: vi.fn() };
  const createImageBitmap = vi.fn(async (..._args: unknown[]) => bitmap);
  vi.stubGlobal('createImageBitmap', createImageBitmap);
  return { bitmap, createImageBitmap };
}

beforeEach(() => {
  Canvas.made.length = 0;
  Canvas.pixels = undefined;
  Canvas.hasContext = true;
  PageCanvas.encodes = true;
  vi.stubGlobal('OffscreenCanvas', WorkerCanvas);
});

describe('a photo that is encoded', () => {
  test('is shrunk to at most 2,000 pixels a side, on a white ground, and its memory is freed', async () => {
    const { bitmap, createImageBitmap } = stubDecoder(4000, 3000);
    const blob = await photoJobs.encoded(PHOTO, { keepsSize: false, quality: 0.85 });
    expect({ type: blob.type, text: await blob.text() }).toEqual({ type: 'image/jpeg', text: '2000x1500 0.85' });
    expect(createImageBitmap.mock.calls).toEqual([[PHOTO, { imageOrientation: 'from-image' }]]);
    expect(Canvas.made[0]?.drawn).toEqual([
      ['#fff', 0, 0, 2000, 1500],
      [bitmap, 0, 0, 2000, 1500],
    ]);
    expect(Canvas.made[0]?.width).toBe(0);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  test.each([
    ['as a selfie', { keepsSize: true, quality: 1, size: { width: 4000, height: 3000 } }, '4000x3000 1'],
    ['when it is long', { keepsSize: false, quality: 0.85, size: { width: 1080, height: 8000 } }, '1080x8000 0.85'],
  ])('is opened and sent in its own size %s', async (_, encoding, sent) => {
    const { createImageBitmap } = stubDecoder(encoding.size.width, encoding.size.height);
    expect(await (await photoJobs.encoded(PHOTO, encoding)).text()).toBe(sent);
    expect(createImageBitmap.mock.calls).toEqual([[PHOTO, { imageOrientation: 'from-image' }]]);
  });

  test.each([
    ['a wide one by its width', { width: 4000, height: 3000 }, { resizeWidth: 2000 }],
    ['an upright one by its height', { width: 3000, height: 4000 }, { resizeHeight: 2000 }],
    ['a square one by its width', { width: 3000, height: 3000 }, { resizeWidth: 2000 }],
  ])('is opened at the size at which it is sent, to save memory: %s', async (_, size, side) => {
    const { createImageBitmap } = stubDecoder(2000, 1500);
    await photoJobs.encoded(PHOTO, { keepsSize: false, quality: 0.85, size });
    const options = { imageOrientation: 'from-image', ...side, resizeQuality: 'high' };
    expect(createImageBitmap.mock.calls).toEqual([[PHOTO, options]]);
  });

  test('fails, and its memory is freed, when the browser has no canvas for it', async () => {
    const { bitmap } = stubDecoder(4000, 3000);
    Canvas.hasContext = false;
    await expect(photoJobs.encoded(PHOTO, { keepsSize: false, quality: 0.85 })).rejects.toThrow('No canvas context');
    expect(bitmap.close).toHaveBeenCalledOnce();
  });
});

describe('in an older browser a photo', () => {
  const image = { src: '', naturalWidth: 3000, naturalHeight: 4000, decode: async () => {} };
  const revoked = vi.fn();

  beforeEach(() => {
    revoked.mockClear();
    image.decode = async () => {};
    vi.stubGlobal('OffscreenCanvas', undefined);
    vi.stubGlobal('document', { createElement: () => new PageCanvas(0, 0) });
    vi.stubGlobal('createImageBitmap', undefined);
    vi.stubGlobal('Image', function Image() {
      return image;
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  });

  test('is opened as an image element and encoded on the page', async () => {
    const blob = await photoJobs.encoded(PHOTO, { keepsSize: false, quality: 0.85 });
    expect(image.src).toBe('blob:photo');
    expect({ type: blob.type, text: await blob.text() }).toEqual({ type: 'image/jpeg', text: '1500x2000 0.85' });
    expect(Canvas.made[0]?.drawn[1]).toEqual([image, 0, 0, 1500, 2000]);
    expect(revoked.mock.calls).toEqual([['blob:photo']]);
  });

  test('fails, and its address is freed, when the browser cannot open or encode it', async () => {
    PageCanvas.encodes = false;
    const encoding = { keepsSize: false, quality: 0.85 };
    await expect(photoJobs.encoded(PHOTO, encoding)).rejects.toThrow('The canvas could not be encoded');
    image.decode = async () => {
      throw new Error('Not a picture');
    };
    await expect(photoJobs.opened(PHOTO)).rejects.toThrow('Not a picture');
    expect(revoked.mock.calls).toEqual([['blob:photo'], ['blob:photo']]);
  });
});

test('a photo that is only opened is not drawn, and its memory is freed', async () => {
  const { bitmap } = stubDecoder(4000, 3000);
  expect(await photoJobs.opened(PHOTO)).toBeUndefined();
  expect(Canvas.made).toEqual([]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

describe('a photo that is assessed', () => {
  /** Returns pixels, four bytes each, of one colour or of stripes. */
  const pixels = (colorAt: (x: number) => readonly number[]) =>
    new Uint8ClampedArray(512 * 384 * 4).map((_, index) => colorAt(Math.floor(index / 4) % 512)[index % 4] ?? 255);

  test('is shrunk to 512 pixels a side, and its memory is freed', async () => {
    const { bitmap } = stubDecoder(4000, 3000);
    expect(await photoJobs.advice(PHOTO)).toBe('dark');
    expect(Canvas.made[0]?.drawn[1]).toEqual([bitmap, 0, 0, 512, 384]);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  test.each([
    ['red', [170, 0, 0], 'dark'],
    ['red', [255, 0, 0], 'blurry'],
    ['green', [0, 90, 0], 'dark'],
    ['green', [0, 100, 0], 'blurry'],
    ['blue', [0, 90, 30], 'blurry'],
    ['blue', [0, 0, 255], 'dark'],
  ])('counts %s as the eye does: %j is %s', async (_, color, advice) => {
    stubDecoder(4000, 3000);
    Canvas.pixels = pixels(() => color);
    expect(await photoJobs.advice(PHOTO)).toBe(advice);
  });

  test('has no advice with sharp print in good light', async () => {
    stubDecoder(4000, 3000);
    Canvas.pixels = pixels((x) => (x % 4 < 2 ? [70, 70, 70] : [200, 200, 200]));
    expect(await photoJobs.advice(PHOTO)).toBeUndefined();
  });
});
