/** Returns the path of the Chromium for the browser tests; exits when there is none. */
export function findBrowser(): string;
/** Like `findBrowser`, but never the headless shell, which lacks the back-forward cache. */
export function findWholeBrowser(): string;
