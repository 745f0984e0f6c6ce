import { fileURLToPath } from 'node:url';

/** The windows that the design is drawn for (design §5, §12). */
export const sizes = {
  '390x844': { width: 390, height: 844 },
  '320x640': { width: 320, height: 640 },
  '1280x800': { width: 1280, height: 800 },
} as const;

export const schemes = ['light', 'dark'] as const;

export type Size = keyof typeof sizes;
export type Scheme = (typeof schemes)[number];

/** Where the pictures go, and the contact sheets of them. */
export const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
