import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/**
 * Loads an SVG icon as the text of its path data, which is all that the `Icon` component needs.
 *
 * @returns {import('esbuild').Plugin}
 */
export const iconPaths = {
  name: 'icon-paths',
  setup(build) {
    // Icons are in a package, but are inlined even in bundles that leave packages external.
    build.onResolve({ filter: /\.svg$/ }, ({ path }) => ({ path: join(packages, path) }));
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => {
      const svg = await readFile(path, 'utf8');
      const shapes = [...svg.matchAll(/<(?!svg|\/|\?|!)(\w+)[^>]*?\sd="([^"]+)"/g)];
      const elements = [...svg.matchAll(/<(?!svg|\/|\?|!)(\w+)/g)];
      if (shapes.length !== elements.length) {
        return { errors: [{ text: `${path} contains more than paths; choose another icon` }] };
      }
      return { contents: `export default ${JSON.stringify(shapes.map(([, , d]) => d).join(''))}`, loader: 'js' };
    });
  },
};
