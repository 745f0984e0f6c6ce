import { expect, type Locator } from 'playwright/test';

/** The name of a colour. */
type Hue = 'black' | 'gray' | 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'other';

type Property = 'color' | 'background-color';

/** Waits until the text or the background of an element has this colour; a transition may lead to it. */
export const expectHue = (part: Locator, property: Property, hue: Hue): Promise<void> =>
  expect.poll(() => hueOf(part, property), `${property} of ${part}`).toBe(hue);

/** Returns the name of the computed text or background colour of an element. */
async function hueOf(part: Locator, of: Property): Promise<Hue> {
  const text = await part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), of);
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, chroma] = [(max + min) / 2, max - min];
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.12) return 'black';
  if (saturation < 0.2) return 'gray';
  // The angle on the colour wheel; red is at 0.
  const radians = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue);
  return hueAt(((radians * 180) / Math.PI + 360) % 360);
}

function hueAt(angle: number): Hue {
  const ranges: readonly [from: number, to: number, hue: Hue][] = [
    [340, 360, 'red'],
    [0, 15, 'red'],
    [40, 60, 'yellow'],
    [100, 165, 'green'],
    [205, 235, 'blue'],
    [250, 290, 'purple'],
  ];
  return ranges.find(([from, to]) => angle >= from && angle <= to)?.[2] ?? 'other';
}
