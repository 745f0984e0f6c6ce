import type { Locator } from 'playwright/test';

/** A colour as people name it. */
export type Hue = 'black' | 'gray' | 'red' | 'yellow' | 'green' | 'blue' | 'purple' | 'other';

/** The colour that a part of the page has on the screen, by name: its text or its ground. */
export async function hueOf(part: Locator, of: 'color' | 'background-color'): Promise<Hue> {
  const text = await part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), of);
  const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map((it) => Number(it) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, spread] = [(most + least) / 2, most - least];
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  if (light < 0.12) return 'black';
  if (saturation < 0.2) return 'gray';
  return namedAt(degrees({ red, green, blue, most, spread }));
}

type Parts = { red: number; green: number; blue: number; most: number; spread: number };

function degrees({ red, green, blue, most, spread }: Parts): number {
  if (most === red) return 60 * (((green - blue) / spread + 6) % 6);
  return most === green ? 60 * ((blue - red) / spread + 2) : 60 * ((red - green) / spread + 4);
}

function namedAt(angle: number): Hue {
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
