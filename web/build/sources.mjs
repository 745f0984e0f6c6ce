import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Changes the product's sources on their way into the bundle, one change after the other.
 *
 * @param {...((path: string, source: string) => string | Promise<string>)} changes
 * @returns {import('esbuild').Plugin}
 */
export const changedSources = (...changes) => ({
  name: 'changed-sources',
  setup(build) {
    build.onLoad({ filter: /[\\/](web|domain)[\\/].*\.tsx?$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const change of changes) contents = await change(path, contents);
      return { contents, loader: extname(path).slice(1) };
    });
  },
});
