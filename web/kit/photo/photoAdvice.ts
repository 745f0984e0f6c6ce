/** What may be wrong with a photo of a document. Advice only, never a refusal (ux §4 U4). */
export type Advice = 'blurry' | 'dark' | 'glare';

/** Grey values of 0 to 255, row by row. */
export type GreyPicture = { values: Uint8Array; width: number; height: number };

/** The photo is looked at in this size, in pixels: print is still sharp, and a cheap phone needs a few milliseconds. */
export const LOOKED_AT = 512;

/** Mean brightness below which letters drown, of 255. */
const DARK = 55;
/** Share of pixels burnt to white inside the picture above which a reflection hides something. */
const BURNT = 0.12;
const WHITE = 252;
/** Variance of the Laplacian below which no edge is sharp. assumed: from photographs of cards at this size. */
const SOFT = 45;

const mean = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much neighbouring pixels differ: the variance of the Laplacian, the usual measure of focus. */
function sharpness({ values, width, height }: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  const at = (index: number) => values[index] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      const bend = 4 * at(index) - at(index - 1) - at(index + 1) - at(index - width) - at(index + width);
      sum += bend;
      squares += bend * bend;
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2));
  return squares / count - (sum / count) ** 2;
}

/** The first thing that an owner might want to take the photo again for, or nothing. */
export function adviceFor(picture: GreyPicture): Advice | undefined {
  const burnt = picture.values.filter((value) => value >= WHITE).length / picture.values.length;
  if (mean(picture.values) < DARK) return 'dark';
  // A drawn or scanned card stands on pure white: there the white is paper, not light.
  if (burnt > BURNT && burnt < 0.4) return 'glare';
  return sharpness(picture) < SOFT ? 'blurry' : undefined;
}
