/** What may be wrong with a photo of a document. The owner may use the photo anyway. */
export type Advice = 'blurry' | 'dark' | 'glare';

/** Picture as grey values of 0 to 255, row by row. */
export type GreyPicture = { values: Uint8Array; width: number; height: number };

/**
 * Longest side at which a photo is assessed, in pixels: print is still sharp, and a cheap phone needs a few
 * milliseconds.
 */
export const ASSESSMENT_SIDE = 512;

/** Mean brightness, of 255, below which text is hard to read. */
const DARK_BELOW = 55;
/** Share of white pixels above which a reflection probably hides part of the document. */
const GLARE_ABOVE = 0.12;
/** Share of white pixels from which they are paper: a scanned or drawn card on a white ground. */
const PAPER_FROM = 0.4;
/** Grey value from which a pixel counts as white. */
const WHITE = 252;
/** Variance of the Laplacian below which no edge is sharp. An estimate from photos of cards at this size. */
const BLURRY_BELOW = 45;

const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the variance of the Laplacian, the usual measure of focus: how much neighbouring pixels differ. */
function sharpness({ values, width, height }: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  const at = (index: number) => values[index] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      const laplacian = 4 * at(index) - at(index - 1) - at(index + 1) - at(index - width) - at(index + width);
      sum += laplacian;
      squares += laplacian * laplacian;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}

/** Returns the first reason found to take the photo again, or undefined. */
export function adviceFor(picture: GreyPicture): Advice | undefined {
  const whiteShare = picture.values.filter((value) => value >= WHITE).length / picture.values.length;
  if (mean(picture.values) < DARK_BELOW) return 'dark';
  if (whiteShare > GLARE_ABOVE && whiteShare < PAPER_FROM) return 'glare';
  return sharpness(picture) < BLURRY_BELOW ? 'blurry' : undefined;
}
