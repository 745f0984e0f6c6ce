import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build reads, besides the packages. */
const SOURCES = ['web', 'i18n', 'domain', 'demo-server'];

/**
 * Returns the version of a build: the one of `package.json` and a hash of all sources, `1.0.0+1A2B3C4D`. Equal sources
 * have equal versions, on whatever machine they are built.
 */
export async function versionOf(root) {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const lists = await Promise.all(SOURCES.map((folder) => filesBelow(root, folder)));
  const hash = createHash('sha256');
  for (const file of ['package.json', ...lists.flat().sort()])
    hash.update(file).update(await readFile(join(root, file)));
  return `${version}+${hash.digest('hex').slice(0, 8).toUpperCase()}`;
}

async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}
