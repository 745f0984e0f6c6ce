/** The end of a file name that contains a hash of its content, as a regular expression: `c-1A2B3C4D.js`. */
export const HASHED_NAME = String.raw`-[A-Z0-9]{8}\.\w+$`;

/** `Cache-Control` of files whose name contains a hash of their content. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** `Cache-Control` of pages and all other files: browsers ask each time whether there is a newer one. */
export const REVALIDATED = 'no-cache';

/** Files of the build that are never served under their own name, as a regular expression. */
export const NEVER_SERVED = String.raw`\.(br|gz|map)$`;
/** Paths of files, as a regular expression: a missing one is a 404, whereas every other path is a page of the app. */
export const FILE_PATH = String.raw`\.[^/]+$`;
