import { existsSync } from 'node:fs';

/**
 * Returns the folder of the tests of a folder of sources, such as `tests/web/kit` for `web/kit/form`: the one that mirrors it,
 * or mirrors the nearest folder above.
 */
export const mirrorOf = (folder) =>
  existsSync(`tests/${folder}`) ? `tests/${folder}` : mirrorOf(folder.slice(0, folder.lastIndexOf('/')));
