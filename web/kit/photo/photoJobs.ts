import { type Advice, adviceFor, LOOKED_AT } from './photoAdvice.ts';
import { isLong, type Size, sentSize, sizeWithin } from './photoSize.ts';
import { decode, drawScaled, toJpeg } from './picture.ts';

/** How a photo is encoded: whether it keeps its size, the quality from 0 to 1, and its size if that is known. */
export type Encoding = { readonly keepsSize: boolean; readonly quality: number; readonly size?: Size | undefined };

/** The work on photos that takes a cheap phone a second; each rejects when the picture cannot be opened. */
export const photoJobs = {
  /** The photo as a JPEG, upright, without anything but its picture. */
  async encoded(file: Blob, { keepsSize, quality, size }: Encoding): Promise<Blob> {
    // Where a browser counts the size after turning the picture, a long one would first be blown up.
    const shrinksEarly = size !== undefined && !keepsSize && !isLong(size);
    const picture = await decode(file, shrinksEarly ? sentSize(size) : undefined);
    try {
      return await toJpeg(drawScaled(picture, keepsSize ? picture : sentSize(picture)).canvas, quality);
    } finally {
      picture.close();
    }
  },
  /** Nothing but whether the photo can be opened. */
  async opened(file: Blob): Promise<void> {
    (await decode(file)).close();
  },
  /** What an owner might want to take the photo again for. */
  async advice(file: Blob): Promise<Advice | undefined> {
    const picture = await decode(file);
    try {
      const { canvas, context } = drawScaled(picture, sizeWithin(picture, LOOKED_AT));
      return adviceFor(grey(context.getImageData(0, 0, canvas.width, canvas.height)));
    } finally {
      picture.close();
    }
  },
} as const;

export type PhotoJobs = typeof photoJobs;
/** What a worker is sent: which job, and what it is given. */
export type PhotoOrder = {
  [Name in keyof PhotoJobs]: { name: Name; given: Parameters<PhotoJobs[Name]> };
}[keyof PhotoJobs];
/** What it answers: what came of it, or that it could not do it. */
export type PhotoAnswer = { readonly isDone: true; readonly result: unknown } | { readonly isDone: false };

function grey({ data, width, height }: ImageData) {
  const values = new Uint8Array(width * height);
  for (let index = 0; index < values.length; index++) {
    const at = index * 4;
    values[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { values, width, height };
}
