import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * An icon's file becomes the text of its path data, all that a component needs of it.
 *
 * @returns {import('esbuild').Plugin}
 */
export const iconPaths = {
  name: 'icon-paths',
  setup(build) {
    // Icons lie in a package, but they are inlined even where packages are left outside.
    build.onResolve({ filter: /\.svg$/ }, ({ path, importer }) => ({ path: createRequire(importer).resolve(path) }));
    build.onLoad({ filter: /\.svg$/ }, async ({ path }) => {
      const svg = await readFile(path, 'utf8');
      const shapes = [...svg.matchAll(/<(?!svg|\/|\?|!)(\w+)[^>]*?\sd="([^"]+)"/g)];
      const elements = [...svg.matchAll(/<(?!svg|\/|\?|!)(\w+)/g)];
      if (shapes.length !== elements.length) {
        return { errors: [{ text: `${path} has more than paths in it; choose another icon` }] };
      }
      return { contents: `export default ${JSON.stringify(shapes.map(([, , d]) => d).join(''))}`, loader: 'js' };
    });
  },
};
