import { existsSync } from 'node:fs';

/**
 * Returns what an area of mutation testing is. Its name is a folder of sources, such as `web/kit/form`. Screens and
 * components are left to the browser tests and `npm run plants`.
 */
export function areaOf(name) {
  const folder = `.cache/mutation/${name.replaceAll('/', '-')}`;
  return {
    sources: [`${name}/**/*.ts`],
    // Much of the app is tested by the store and the calls that go through it.
    tests: [mirrorOf(name), ...(name.startsWith('web/') ? ['tests/web/api', 'tests/web/app'] : [])],
    /** The lowest score, in percent. */
    threshold: name === 'domain' ? 96 : 86,
    folder,
    report: `${folder}/report.json`,
  };
}

/** Returns the folder of the tests of a folder of sources, or of its parent when it has none of its own. */
const mirrorOf = (name) =>
  existsSync(`tests/${name}`) ? `tests/${name}` : mirrorOf(name.slice(0, name.lastIndexOf('/')));
