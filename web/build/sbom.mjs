import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packagesOf } from './packages.mjs';

/**
 * Returns the bill of materials of the product and its demo server, as CycloneDX 1.5. Without serial number and time,
 * so that the same lock file gives the same result.
 *
 * @param {{ name: string, version: string }} product
 * @param {ReturnType<typeof packagesOf>} packages
 */
export const sbomOf = ({ name, version }, packages) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: packages.filter(({ dev }) => !dev).map(componentOf),
});

function componentOf({ path, name, version, licence, integrity }) {
  const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    // The path, because a package may be installed in two versions.
    'bom-ref': path,
    ...(scope && { group: scope }),
    name: rest,
    version,
    licenses: [{ expression: licence }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    purl: `pkg:npm/${scope ? `${encodeURIComponent(scope)}/` : ''}${rest}@${version}`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const bill = sbomOf(JSON.parse(readFileSync(`${root}package.json`, 'utf8')), packagesOf(root));
  writeFileSync(`${root}dist/sbom.json`, `${JSON.stringify(bill, null, 2)}\n`);
}
