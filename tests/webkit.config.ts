import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

// Read by `journeys/support/journey.ts`, in the worker processes too.
process.env.ENGINE = 'webkit';

/** The browser tests in WebKit, by parts of their titles: those that need no more than `engines/webkit/` can do. */
const TITLES = [
  'an owner signs up, receives an advance and repays it',
  'an owner who forgot the password',
  'an owner who never verified the phone',
  'restores unsaved form values for the same owner',
  'after the log-out, Back shows nothing',
  'a sheet and the calendar leave the page where it was',
  'a font that arrives late does not shift',
];

/** Browser tests in WebKit, which Playwright cannot drive: `engines/webkit/` does so by WebDriver. */
export default defineConfig({
  ...config,
  testMatch: ['engines/*.spec.ts', 'journeys/owner/*.spec.ts'],
  grep: new RegExp(TITLES.join('|')),
  outputDir: '../test-results/webkit',
});
