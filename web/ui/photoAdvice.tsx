import { alone, decode, drawn } from './photo.tsx';

/** What may be wrong with a photo of a document. Advice only, never a refusal (ux §4 U4). */
export type Advice = 'blurry' | 'dark' | 'glare';

/** Grey values of 0 to 255, row by row. */
export type GreyPicture = { values: Uint8Array; width: number; height: number };

/** The photo is looked at in this size, in pixels: print is still sharp, and a cheap phone needs a few milliseconds. */
const LOOKED_AT = 512;

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

function grey(canvas: HTMLCanvasElement): GreyPicture | undefined {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (pixels === undefined) return undefined;
  const values = new Uint8Array(width * height);
  for (let index = 0; index < values.length; index++) {
    const at = index * 4;
    values[index] = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
  }
  return { values, width, height };
}

/** Looks at a photo of a document. A photo that cannot be looked at gets no advice. */
export async function lookAt(file: Blob): Promise<Advice | undefined> {
  try {
    return await alone(async () => {
      const picture = await decode(file);
      try {
        const seen = grey(drawn(picture, LOOKED_AT));
        return seen && adviceFor(seen);
      } finally {
        picture.close();
      }
    });
  } catch {
    // Advice only: whatever stands in its way must not stand in the photo's.
    return undefined;
  }
}
