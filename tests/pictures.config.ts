import type { PlaywrightTestConfig } from 'playwright/test';
import type { Size } from './looks/sizes.ts';
import config from './playwright.config.ts';

/**
 * `npm run pictures`: every screen in every state, for eyes, and contact sheets of them, in `pictures/`. `SCALE=2` takes
 * sharper ones; `-- -g "the lease"` those of one screen. It tests nothing but that each state can be reached.
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
