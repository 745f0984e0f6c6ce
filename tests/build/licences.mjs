// `npm run licenses`: every package that an install may bring, with its version and licence; fails on one that asks for
// more than to be named.
import { fileURLToPath } from 'node:url';
import { packagesOf } from '../../web/build/packages.mjs';

const permissive = new Set([
  'MIT',
  'MIT OR Apache-2.0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  // The typeface; it may be shipped with a program, not sold by itself.
  'OFL-1.1',
]);

/** Tools of the build and the tests, of which no byte is in `dist`, under a licence that asks for more of whoever changes them. */
const tools = [
  ['MPL-2.0', /^(lightningcss(-[\w-]+)?|axe-core)$/],
  ['CC-BY-4.0', /^caniuse-lite$/],
];

/** Whether a package may be used here. */
export const isAllowed = ({ name, licence }) =>
  permissive.has(licence) || tools.some(([theirs, names]) => theirs === licence && names.test(name));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = packagesOf(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { name, version, licence, dev } of packages)
    console.log(`${name} ${version} ${licence}${dev ? ' (not shipped)' : ''}`);
  const refused = packages.filter((it) => !isAllowed(it));
  for (const { name, licence } of refused)
    console.error(`${name}: ${licence} is not on the list of permissive licences`);
  console.log(`${packages.length} packages, ${refused.length} refused`);
  process.exit(refused.length === 0 ? 0 : 1);
}
