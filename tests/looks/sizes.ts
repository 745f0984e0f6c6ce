import { fileURLToPath } from 'node:url';

/** The window sizes that the design supports. */
export const sizes = {
  '390x844': { width: 390, height: 844 },
  '320x640': { width: 320, height: 640 },
  '1280x800': { width: 1280, height: 800 },
} as const;

export const schemes = ['light', 'dark'] as const;

export type Size = keyof typeof sizes;
export type Scheme = (typeof schemes)[number];

/** The folder of the pictures and their contact sheets. */
export const folder = fileURLToPath(new URL('../../pictures', import.meta.url));
