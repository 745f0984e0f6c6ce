/** The path of the Chromium that the journeys run in; ends the process when there is none. */
export function findBrowser(): string;
/** The same, but never one that lacks what a person's browser has, such as its back-forward cache. */
export function findWholeBrowser(): string;
