import { defineConfig } from 'playwright/test';
import config from './playwright.config.ts';

// Read by `journeys/support/journey.ts`, in the worker processes too.
process.env.ENGINE = 'webkit';

const runsAll = process.env.npm_lifecycle_event === 'engines:webkit';

/** The browser tests that `npm test` runs in WebKit, by parts of their titles. */
const ORDINARY = [
  'an owner signs up, receives an advance and repays it',
  'an owner who forgot the password',
  'restores unsaved form values for the same owner',
  'after the log-out, Back shows nothing',
  'a sheet and the calendar leave the page where it was',
  'a font that arrives late does not shift',
];

/** Those that `npm run engines` adds: all others need a network that the test can hold or cut, which WebDriver has not. */
const OTHERS = [
  'an owner who never verified the phone',
  'a draft',
  'redirects from a step that is not open yet',
  'a low bureau score',
  'home says each persona what comes next',
  'the product build shows neither',
  'the change of the password',
  'a list that fails to load',
  'each block of home fails independently',
  'the same not-found page',
  'each page opens for those who may see it',
  'an address without a page',
];

/** Browser tests in WebKit, which Playwright cannot drive: `engines/webkit/` does so by WebDriver. */
export default defineConfig({
  ...config,
  testMatch: ['engines/*.spec.ts', 'journeys/owner/*.spec.ts'],
  grep: new RegExp([...ORDINARY, ...(runsAll ? OTHERS : [])].join('|')),
  outputDir: '../test-results/webkit',
});
