export type Size = { readonly width: number; readonly height: number };

/** The longest side of an ordinary picture that is sent, in pixels. */
const LONGEST_SIDE = 2000;
/** No camera or screen makes a picture of a longer shape: such a one is a long screenshot, or a panorama. */
const LONG_SHAPE = 2.5;
/** What a long picture may have instead, in pixels: less than a photo of 12 megapixels takes on a cheap phone. */
const LONG_AREA = 9_000_000;
/** The longest side that every browser draws, in pixels. */
const CANVAS_SIDE = 16_384;

/**
 * The size in pixels in which a picture is sent, never larger than it is: at most 2,000 a side. A long picture keeps its
 * width up to an area, else the small print of a long receipt could not be read.
 */
export function sentSize(picture: Size): Size {
  const { width, height } = picture;
  if (!isLong(picture)) return sizeWithin(picture, LONGEST_SIDE);
  return scaled(picture, Math.min(Math.sqrt(LONG_AREA / (width * height)), CANVAS_SIDE / Math.max(width, height)));
}

export const isLong = ({ width, height }: Size): boolean =>
  Math.max(width, height) > LONG_SHAPE * Math.min(width, height);

/** The size of a picture of at most `longest` pixels a side. */
export const sizeWithin = (picture: Size, longest: number): Size =>
  scaled(picture, longest / Math.max(picture.width, picture.height));

function scaled({ width, height }: Size, scale: number): Size {
  const side = (length: number) => Math.max(1, Math.round(length * Math.min(1, scale)));
  return { width: side(width), height: side(height) };
}
