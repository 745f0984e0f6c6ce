import { existsSync } from 'node:fs';

/**
 * Returns the folder of the tests of a folder of sources, such as `tests/web/kit` for `web/kit/form`: the one that mirrors it,
 * or mirrors the nearest folder above. Undefined when there is none, as for `i18n`.
 */
export function mirrorOf(folder) {
  if (existsSync(`tests/${folder}`)) return `tests/${folder}`;
  return folder.includes('/') ? mirrorOf(folder.slice(0, folder.lastIndexOf('/'))) : undefined;
}
