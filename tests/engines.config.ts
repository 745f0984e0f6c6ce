import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';
import { findFirefox } from './runner/engines.mjs';

// Playwright cannot switch these in Firefox; preferences replace them.
const {
  isMobile: _,
  hasTouch: _hasTouch,
  permissions: _permissions,
  launchOptions: _launch,
  ...use
} = config.use ?? {};

/** The browser tests that `npm test` runs in the engines beside Chromium, by parts of their titles. */
const ORDINARY = [
  'an owner signs up, receives an advance and repays it',
  'an owner who forgot the password',
  'an owner who never verified the phone',
  'restores unsaved form values for the same owner',
  'after the log-out, Back shows nothing',
  'a sheet and the calendar leave the page where it was',
  'a font that arrives late does not shift',
  'a button that its own press disables',
  'does not move the page by the width of the scrollbar',
];

/** Browser tests that Firefox's driver cannot run, by parts of their titles, with the reason. */
const IMPOSSIBLE = [
  // Opens an address that redirects at once: `goto` throws NS_BINDING_ABORTED.
  'each page opens for those who may see it',
];

/** Browser tests in Firefox: a few in `npm test`, all journeys and mishaps in `npm run engines`. */
export default defineConfig({
  ...config,
  testMatch: ['engines/*.spec.ts', 'journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  ...(process.env.npm_lifecycle_event === 'engines:firefox' ? {} : { grep: new RegExp(ORDINARY.join('|')) }),
  grepInvert: new RegExp(IMPOSSIBLE.join('|')),
  outputDir: '../test-results/engines',
  use: {
    ...use,
    // Firefox takes one by a style sheet, which the page's policy refuses and the tests report.
    screenshot: 'off',
  },
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fileURLToPath(new URL('engines/firefox.cjs', import.meta.url)),
          env: { ...process.env, FIREFOX: findFirefox() ?? '' },
          firefoxUserPrefs: {
            // A touch screen, as on a phone.
            'ui.primaryPointerCapabilities': 1,
            'ui.allPointerCapabilities': 1,
            'ui.prefersReducedMotion': 1,
            'media.navigator.streams.fake': true,
            'media.navigator.permission.disabled': true,
            // The light theme.
            'layout.css.prefers-color-scheme.content-override': 1,
          },
        },
      },
    },
  ],
});
