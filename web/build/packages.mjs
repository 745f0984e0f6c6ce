import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns all packages of the lock file, in its order; `dev` packages are for building and testing only. */
export function packagesOf(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, integrity, dev = false, hasInstallScript = false }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? olderLicence(join(root, path, 'package.json')),
      integrity,
      dev,
      hasInstallScript,
    }));
}

/**
 * Returns a licence in the format of npm 1, `licenses: [{ type }]`, which the lock file leaves out; two packages use
 * it.
 */
function olderLicence(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'))
    .licenses?.map(({ type }) => type)
    .join(' OR ');
}
