export type Size = { readonly width: number; readonly height: number };

/** Longest side of an ordinary picture as it is sent, in pixels. */
const LONGEST_SIDE = 2000;
/** Aspect ratio above which a picture is a long screenshot or a panorama; no camera or screen has a longer one. */
const LONG_RATIO = 2.5;
/** Area limit of a long picture, in pixels; below the 12 megapixels of a photo that a cheap phone can handle. */
const LONG_AREA = 9_000_000;
/** Longest canvas side that every browser supports, in pixels. */
const CANVAS_SIDE = 16_384;

/**
 * Returns the size in pixels in which a picture is sent: at most 2,000 a side, and never larger than the picture. A
 * long picture is limited by its area instead, so that the small print of a long receipt stays readable.
 */
export function sentSize(picture: Size): Size {
  const { width, height } = picture;
  if (!isLong(picture)) return sizeWithin(picture, LONGEST_SIDE);
  return scaled(picture, Math.min(Math.sqrt(LONG_AREA / (width * height)), CANVAS_SIDE / Math.max(width, height)));
}

export const isLong = ({ width, height }: Size): boolean =>
  Math.max(width, height) > LONG_RATIO * Math.min(width, height);

/** Returns the size of the picture scaled down to at most `maxSide` pixels a side. */
export const sizeWithin = (picture: Size, maxSide: number): Size =>
  scaled(picture, maxSide / Math.max(picture.width, picture.height));

function scaled({ width, height }: Size, scale: number): Size {
  const side = (length: number) => Math.max(1, Math.round(length * Math.min(1, scale)));
  return { width: side(width), height: side(height) };
}
