import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

/**
 * Applies transforms to the product's source files before they are bundled, one after the other.
 *
 * @param {...((path: string, source: string) => string | Promise<string>)} changes
 * @returns {import('esbuild').Plugin}
 */
export const transformSources = (...transforms) => ({
  name: 'transform-sources',
  setup(build) {
    build.onLoad({ filter: /[\\/](web|domain|i18n)[\\/].*\.tsx?$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const transform of transforms) contents = await transform(path, contents);
      return { contents, loader: extname(path).slice(1) };
    });
  },
});
