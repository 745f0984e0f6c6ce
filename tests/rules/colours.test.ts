import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn } from './source.ts';

/** The backgrounds of pages, cards and wells. */
const PLAIN = ['bg', 'bg-soft', 'surface', 'surface-2'];
const TINTS = ['brand-tint', 'danger-tint', 'success-tint', 'warning-tint', 'info-tint'];
const FACADE = ['facade', 'facade-plane'];
const LATE_FACADE = ['badge-overdue-bg', 'facade-late-plane'];

/** The backgrounds on which each text colour is used. WCAG 2.2 demands a contrast of at least 4.5. */
const texts: Readonly<Record<string, readonly string[]>> = {
  text: [...PLAIN, ...TINTS],
  'text-2': [...PLAIN, ...TINTS],
  'text-3': PLAIN,
  'brand-text': [...PLAIN, 'brand-tint', 'brand-tint-hover'],
  'on-brand': ['brand', 'brand-hover', 'brand-press'],
  'on-brand-tint': ['brand-tint', 'brand-tint-hover'],
  'on-danger': ['danger'],
  danger: [...PLAIN, 'danger-tint'],
  success: [...PLAIN, 'success-tint'],
  warning: [...PLAIN, 'warning-tint'],
  info: ['surface', 'info-tint'],
  'facade-text': [...FACADE, ...LATE_FACADE, 'window-dim', 'window-late-dim'],
  'facade-text-2': FACADE,
  'facade-late-text-2': LATE_FACADE,
  'facade-late-ink': ['badge-overdue-fg'],
  // Used by toasts and by the bubble of the slider.
  bg: ['text'],
  surface: ['text'],
  ...Object.fromEntries(
    ['overdue', 'pending', 'rejected', 'approved', 'validation', 'neutral', 'brand'].map((badge) => [
      `badge-${badge}-fg`,
      [`badge-${badge}-bg`],
    ]),
  ),
};

/** The backgrounds of edges, focus rings, marks and gauges. WCAG 2.2 demands a contrast of at least 3. */
const marks: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['surface', 'bg', 'bg-soft'],
  focus: PLAIN,
  brand: ['surface', 'bg'],
  'danger-line': ['surface', 'bg', 'danger-tint'],
  'success-line': ['surface', 'bg', 'success-tint'],
  'warning-line': ['surface', 'bg', 'warning-tint'],
  'info-line': ['surface', 'bg', 'info-tint'],
  'window-lit': [...FACADE, 'window-dim', ...LATE_FACADE],
  'meter-lit': ['surface', 'bg', 'meter-dim'],
  'facade-rejected': [...FACADE, ...LATE_FACADE],
  'facade-validation': [...FACADE, ...LATE_FACADE],
  'facade-text': FACADE,
  // A check mark on its disc.
  surface: ['success'],
};

/** Colours of disabled controls, which WCAG exempts. */
const EXEMPT = ['text-disabled', 'text-3 on disabled-fill'];
/** The loan card redefines these text tokens with the façade's colours. */
const RENAMED = ['text on facade'];

const sheets = filesIn('web', '.css');
const tokens = readFileSync(new URL('../../web/kit/styles/tokens.css', import.meta.url), 'utf8');
/** Names, light and dark colours. A token without `light-dark()` has one colour for both themes. */
const colours = [...tokens.matchAll(/--c-([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)].map(
  ([, name = '', light = '', dark = light]) => ({ name, light, dark }),
);
const coloursOf = (theme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(colours.map((colour) => [colour.name, colour[theme]]));

/** Returns the contrast of two colours, given as `#rrggbb`, by the formula of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('computes the contrast of black on white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('nearly all colours differ between the light and the dark theme', () => {
  expect(colours.filter(({ light, dark }) => light !== dark).length).toBeGreaterThan(50);
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const colours = coloursOf(theme);
  const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(table).flatMap(([name, backgrounds]) =>
      backgrounds.map((background) => [name, background] as const),
    );
  const below = (minimum: number, table: Readonly<Record<string, readonly string[]>>) =>
    pairs(table)
      .map(([name, background]) => ({
        name,
        background,
        ratio: contrast(colours[name] ?? '', colours[background] ?? ''),
      }))
      // A colour that is missing has the ratio NaN, which must fail as well.
      .filter(({ ratio }) => !(ratio >= minimum))
      .map(({ name, background, ratio }) => `${name} on ${background}: ${ratio.toFixed(2)}`);

  test('every text has a contrast of at least 4.5', () => expect(below(4.5, texts)).toEqual([]));
  test('every edge, ring, mark and gauge has a contrast of at least 3', () => expect(below(3, marks)).toEqual([]));
});

test('no stylesheet uses a text colour that is not checked here', () => {
  const written = sheets.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w-])color: var\(--c-([\w-]+)/g)].map(([, name = '']) => name),
  );
  expect(new Set(written).size).toBeGreaterThan(15);
  expect([...new Set(written)].filter((name) => !(name in texts || name in marks || EXEMPT.includes(name)))).toEqual(
    [],
  );
});

test('no rule puts a text on a background that is not checked here', () => {
  const rules = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({
      path,
      background: /background(?:-color)?: var\(--c-([\w-]+)\)/.exec(body)?.[1],
      name: /(?<![\w-])color: var\(--c-([\w-]+)\)/.exec(body)?.[1],
    })),
  );
  const both = rules.filter(({ background, name }) => background !== undefined && name !== undefined);
  expect(both.length).toBeGreaterThan(15);
  const isKnown = (name: string, background: string) =>
    [...(texts[name] ?? []), ...(marks[name] ?? [])].includes(background) ||
    EXEMPT.includes(name) ||
    [...EXEMPT, ...RENAMED].includes(`${name} on ${background}`);
  const unknown = both.filter(({ background = '', name = '' }) => !isKnown(name, background));
  expect(unknown.map(({ path, name, background }) => `${path}: ${name} on ${background}`)).toEqual([]);
});
