import type { PlaywrightTestConfig } from 'playwright/test';
import type { Size } from './looks/sizes.ts';
import config from './playwright.config.ts';

/**
 * `npm run pictures`: takes a picture of every screen in every state, and contact sheets of them, into `pictures/`.
 * `SCALE=2` doubles the resolution; `-- -g "the lease"` takes those of one screen. Nothing is compared: a run fails only
 * when a state cannot be reached.
 */
export default {
  ...config,
  testMatch: [],
  use: { ...config.use, deviceScaleFactor: Number(process.env.SCALE ?? 1) },
  projects: [
    {
      name: 'phone',
      testMatch: 'looks/pictures.spec.ts',
      use: { windows: ['390x844', '320x640'] },
      teardown: 'sheets',
    },
    {
      name: 'desktop',
      testMatch: 'looks/pictures.spec.ts',
      use: { windows: ['1280x800'], isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } },
      teardown: 'sheets',
    },
    { name: 'brand', testMatch: 'looks/brand.spec.ts', use: { isMobile: false, deviceScaleFactor: 1 } },
    { name: 'sheets', testMatch: 'looks/sheets.spec.ts', use: { isMobile: false, deviceScaleFactor: 1 } },
  ],
} satisfies PlaywrightTestConfig<object, { windows: Size[] }>;
