import { defineConfig } from 'playwright/test';
import { leftOut } from './leftOut.ts';
import config from './playwright.config.ts';

/** The browser tests of `npm test` in Chromium; `npm run e2e` runs those that are left out here, too. */
export default defineConfig({ ...config, grepInvert: leftOut });
