import { defineConfig } from 'playwright/test';
import { firefoxWith } from './engines/firefox.ts';
import config from './playwright.config.ts';

// Playwright cannot switch these in Firefox; preferences replace some of them.
const {
  isMobile: _,
  hasTouch: _hasTouch,
  permissions: _permissions,
  launchOptions: _launch,
  ...use
} = config.use ?? {};

const runsAll = process.env.npm_lifecycle_event === 'engines:firefox';

/** The browser tests that `npm test` runs in the engines beside Chromium, by parts of their titles. */
const ORDINARY = [
  'an owner signs up, receives an advance and repays it',
  'an owner who forgot the password',
  'restores unsaved form values for the same owner',
  'after the log-out, Back shows nothing',
  'a sheet and the calendar leave the page where it was',
  'does not move the page by the width of the scrollbar',
];

/** Browser tests that are not run in Firefox, by parts of their titles, with the reason. */
const LEFT_OUT = [
  // Opens many pages that redirect while they load: Playwright takes one navigation for another.
  'each page opens for those who may see it',
  // Playwright cannot switch scripts off; with the preference that does, it waits for ever for promises in the page.
  'without JavaScript',
  // Playwright switches neither motion nor forced colours.
  'animates only the first ones',
  'in forced colours',
  // Starts a Chromium that has a back-forward cache.
  'a page restored from the back-forward cache fits the session',
  // A request that Playwright holds outlives `stop` and a reload. One from the network fails then.
  'when its stylesheet or code hangs',
  // A page that is reloaded may still learn that its request has succeeded; the new one has no draft then.
  'is not repeated when its answer was lost by a reload',
  // Firefox remembers a failed import until the document is loaded anew: `engines/remembered-failure.spec.ts`.
  'a retry keeps the typed values',
  'a retry sends a form with all typed values',
  'when the connection comes back just after the second failure',
  'a submit requests the code again that failed',
  'opens when it is visited again with internet',
];

/** Browser tests in Firefox: a few in `npm test`, all journeys and mishaps in `npm run engines`. */
export default defineConfig({
  ...config,
  testMatch: ['engines/*.spec.ts', 'journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  ...(runsAll ? {} : { grep: new RegExp(ORDINARY.join('|')) }),
  grepInvert: new RegExp(LEFT_OUT.join('|')),
  outputDir: '../test-results/engines',
  use: {
    ...use,
    // Firefox takes one by a style sheet, which the page's policy refuses and the tests report.
    screenshot: 'off',
  },
  projects: [{ name: 'firefox', use: firefoxWith() }],
});
