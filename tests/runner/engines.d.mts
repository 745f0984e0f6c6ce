/** Returns the path of the machine's Firefox, or undefined where there is none that is new enough. */
export function presentFirefox(): string | undefined;
/** Whether Playwright can drive the Firefox that says this about its version. */
export function isNewEnough(said: string | undefined): boolean;
/** The debugging browser of WebKitGTK. */
export const MINI_BROWSER: string;
