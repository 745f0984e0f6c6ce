import { mirrorOf } from '../mirror.mjs';

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
