import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from '@formatjs/icu-messageformat-parser';
import { transform } from 'esbuild';

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

/**
 * Messages are parsed here, so that the phone needs no parser (6.4 kB) and no time for it. A text without variables
 * stays as it is.
 *
 * @returns {import('esbuild').Plugin}
 */
export const compiledMessages = {
  name: 'compiled-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX[\\/]\w+\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' });
      const rooms = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const contents = Object.entries(rooms).map(
        ([name, room]) => `export const ${name} = ${JSON.stringify(room, (_, text) => compiled(text))};`,
      );
      return { contents: contents.join('\n'), loader: 'js' };
    });
  },
};

const compiled = (text) =>
  typeof text === 'string' && /[{']/.test(text) ? parse(text, { captureLocation: false, ignoreTag: true }) : text;
