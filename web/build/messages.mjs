import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { transform } from 'esbuild';

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
      const contents = Object.entries(await roomsIn(path)).map(
        ([name, room]) => `export const ${name} = ${JSON.stringify(room)};`,
      );
      return { contents: contents.join('\n'), loader: 'js' };
    });
  },
};

/** The rooms that a catalogue's file exports, their messages parsed. */
async function roomsIn(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' });
  const rooms = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return JSON.parse(JSON.stringify(rooms, (_, text) => compiled(text)));
}

const compiled = (text) =>
  typeof text === 'string' && /[{']/.test(text) ? parse(text, { captureLocation: false, ignoreTag: true }) : text;

/** The product's catalogue begins empty in the browser: each source brings what it says. */
export const emptyCatalogue = {
  name: 'empty-catalogue',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX\.ts$/ }, () => ({ contents: 'export const esMX = {};', loader: 'js' }));
  },
};

/**
 * Has each source bring the messages whose ids it names: the whole catalogue would be 13 kB on every first screen. The
 * ids stand whole in the code (`tests/i18n.test.ts` finds no other use of them).
 *
 * @param {string} root
 * @returns {Promise<(path: string, source: string) => string>}
 */
export async function ownMessages(root) {
  const folder = join(root, 'i18n/es-MX');
  const product = /from '\.\/es-MX\/(\w+\.ts)'/g;
  const catalogue = await readFile(join(root, 'i18n/es-MX.ts'), 'utf8');
  const files = [...catalogue.matchAll(product)].map(([, file]) => join(folder, file));
  const rooms = (await Promise.all(files.map(roomsIn))).flatMap((exported) => Object.values(exported));
  const messages = new Map(rooms.flatMap((room) => Object.entries(room)));
  return (_, source) => {
    const own = [...namedIn(source)].filter((id) => messages.has(id));
    if (own.length === 0) return source;
    const brought = JSON.stringify(Object.fromEntries(own.sort().map((id) => [id, messages.get(id)])));
    return `import { esMX as messages$ } from '#i18n/es-MX';\n${source}\nObject.assign(messages$, ${brought});\n`;
  };
}

/** All that stands between two quotes of a line. */
function namedIn(source) {
  const named = new Set();
  for (const { 0: quote, index } of source.matchAll(/['"]/g)) {
    const end = source.indexOf(quote, index + 1);
    if (end !== -1) named.add(source.slice(index + 1, end));
  }
  return named;
}
