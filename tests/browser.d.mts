/** The path of the Chromium that the journeys run in; ends the process when there is none. */
export function findBrowser(): string;
