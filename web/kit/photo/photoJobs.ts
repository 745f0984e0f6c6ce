import { type Advice, ASSESSMENT_SIDE, adviceFor, type GreyPicture } from './photoAdvice.ts';
import { isLong, type Size, sentSize, sizeWithin } from './photoSize.ts';
import { decode, drawScaled, toJpeg } from './picture.ts';

/** How a photo is encoded: whether it keeps its size, the JPEG quality from 0 to 1, and its size if known. */
export type Encoding = { readonly keepsSize: boolean; readonly quality: number; readonly size?: Size | undefined };

/** Jobs on photos that take about a second on a cheap phone. Each rejects when the picture cannot be opened. */
export const photoJobs = {
  /** Returns the photo as an upright JPEG without metadata. */
  async encoded(file: Blob, { keepsSize, quality, size }: Encoding): Promise<Blob> {
    // Not for long pictures: a browser that applies the size after rotation would enlarge them first.
    const shrinksEarly = size !== undefined && !keepsSize && !isLong(size);
    const picture = await decode(file, shrinksEarly ? sentSize(size) : undefined);
    try {
      return await toJpeg(drawScaled(picture, keepsSize ? picture : sentSize(picture)).canvas, quality);
    } finally {
      picture.close();
    }
  },
  /** Only checks that the photo can be opened. */
  async opened(file: Blob): Promise<void> {
    (await decode(file)).close();
  },
  /** Returns a reason to take the photo again, if there is one. */
  async advice(file: Blob): Promise<Advice | undefined> {
    const picture = await decode(file);
    try {
      const { canvas, context } = drawScaled(picture, sizeWithin(picture, ASSESSMENT_SIDE));
      return adviceFor(grey(context.getImageData(0, 0, canvas.width, canvas.height)));
    } finally {
      picture.close();
    }
  },
} as const;

export type PhotoJobs = typeof photoJobs;
/** Message to the worker: the name of a job and its arguments. */
export type PhotoRequest = {
  [Name in keyof PhotoJobs]: { name: Name; args: Parameters<PhotoJobs[Name]> };
}[keyof PhotoJobs];
/** Message from the worker: the job's result, or that the job failed. */
export type PhotoResponse = { readonly isDone: true; readonly result: unknown } | { readonly isDone: false };

function grey({ data, width, height }: ImageData): GreyPicture {
  const values = new Uint8Array(width * height);
  for (let index = 0; index < values.length; index++) {
    const offset = index * 4;
    values[index] = 0.299 * (data[offset] ?? 0) + 0.587 * (data[offset + 1] ?? 0) + 0.114 * (data[offset + 2] ?? 0);
  }
  return { values, width, height };
}
