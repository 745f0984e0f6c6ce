import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
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

/** The product's catalogue begins empty in the browser, without a formatter: each source brings what it says, and what it takes. */
export const emptyCatalogue = {
  name: 'empty-catalogue',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX\.ts$/ }, () => ({ contents: 'export const esMX = {};', loader: 'js' }));
    build.onResolve({ filter: /^\.\/icu\.ts$/ }, () => ({ path: 'no-formatter', namespace: 'catalogue' }));
    build.onLoad({ filter: /.*/, namespace: 'catalogue' }, () => ({ contents: 'export const icu = undefined;' }));
  },
};

/**
 * Has each source bring the messages whose ids it names: the whole catalogue would be 13 kB on every first screen. The
 * ids stand whole in the code (`tests/rules/i18n.test.ts` finds no other use of them).
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
    const brought = own.sort().map((id) => `${JSON.stringify(id)}: ${madeOf(messages.get(id))}`);
    const uses = (maker) => brought.some((it) => it.includes(`: ${maker}(`));
    const imports = [
      "import { esMX as messages$ } from '#i18n/es-MX';",
      ...(uses('said$') ? ["import { formatParts as said$ } from '#i18n/translator';"] : []),
      ...(uses('icu$') ? ["import { icu as icu$ } from '#i18n/icu';"] : []),
    ];
    return `${imports.join('')}\n${source}\nObject.assign(messages$, {${brought.join()}});\n`;
  };
}

/** A message as code: its text, its parts where nothing is made but put together, or its tree. */
function madeOf(message) {
  if (typeof message === 'string') return JSON.stringify(message);
  const isSimple = message.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
  if (!isSimple) return `icu$(${JSON.stringify(message)})`;
  const parts = message.map(({ type, value }) => JSON.stringify(type === TYPE.literal ? value : [value]));
  return `said$(${parts.join()})`;
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
