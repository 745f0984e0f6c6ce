// `node tests/build/licences.mjs`: lists all packages of the lock file with version and licence; fails on a licence that is not
// permissive.
import { fileURLToPath } from 'node:url';
import { packagesOf } from '../../web/build/packages.mjs';

const permissive = new Set([
  'CC0-1.0',
  'MIT',
  'MIT OR Apache-2.0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  // The typeface, which may be shipped with a program but not sold by itself.
  'OFL-1.1',
]);

/** Licences that are allowed for tools of the build and the tests only, because nothing of those is in `dist`. */
const tools = [
  ['MPL-2.0', /^(lightningcss(-[\w-]+)?|axe-core)$/],
  ['CC-BY-4.0', /^caniuse-lite$/],
];

/** Whether the licence of a package is allowed. */
export const isAllowed = ({ name, licence }) =>
  permissive.has(licence) || tools.some(([toolLicence, names]) => toolLicence === licence && names.test(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = packagesOf(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { name, version, licence, dev } of packages)
    console.log(`${name} ${version} ${licence}${dev ? ' (not shipped)' : ''}`);
  const rejected = packages.filter((entry) => !isAllowed(entry));
  for (const { name, licence } of rejected)
    console.error(`${name}: ${licence} is not on the list of permissive licences`);
  console.log(`${packages.length} packages, ${rejected.length} rejected`);
  process.exit(rejected.length === 0 ? 0 : 1);
}
