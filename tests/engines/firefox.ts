import { fileURLToPath } from 'node:url';
import { presentFirefox } from '../runner/engines.mjs';

/** Preferences of Firefox for what Playwright cannot switch in it. */
const PREFERENCES = {
  // Playwright waits for ever for the load event of a page that Back restores as it was.
  'browser.sessionhistory.max_total_viewers': 0,
  // A touch screen.
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  // Scrollbars lie over the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // A page may read the clipboard.
  'dom.events.testing.asyncClipboard': true,
  // The light theme.
  'layout.css.prefers-color-scheme.content-override': 1,
};

/** Returns Playwright's options for a Firefox like a phone, with further preferences. */
export const firefoxWith = (preferences: Readonly<Record<string, boolean | number>> = {}) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox.cjs', import.meta.url)),
    env: { ...process.env, FIREFOX: presentFirefox() ?? '' },
    firefoxUserPrefs: { ...PREFERENCES, ...preferences },
  },
});
