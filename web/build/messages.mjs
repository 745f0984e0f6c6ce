import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { transform } from 'esbuild';

/**
 * Parses the messages of the catalogue at build time, so that the browser needs no parser (6.4 kB). A text without
 * variables stays a string.
 *
 * @returns {import('esbuild').Plugin}
 */
export const compiledMessages = {
  name: 'compiled-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX[\\/]\w+\.ts$/ }, async ({ path }) => {
      const contents = Object.entries(await messageTablesIn(path)).map(
        ([name, table]) => `export const ${name} = ${JSON.stringify(table)};`,
      );
      return { contents: contents.join('\n'), loader: 'js' };
    });
  },
};

/** Returns the message tables that a file of the catalogue exports, with their messages parsed. */
async function messageTablesIn(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' });
  const tables = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return JSON.parse(JSON.stringify(tables, (_, text) => compiled(text)));
}

const compiled = (text) =>
  typeof text === 'string' && /[{']/.test(text) ? parse(text, { captureLocation: false, ignoreTag: true }) : text;

/**
 * Replaces the product's catalogue by an empty one without a formatter: `inlineMessages` adds what each source file
 * uses.
 */
export const emptyCatalogue = {
  name: 'empty-catalogue',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX\.ts$/ }, () => ({ contents: 'export const esMX = {};', loader: 'js' }));
    build.onResolve({ filter: /^\.\/icu\.ts$/ }, () => ({ path: 'no-formatter', namespace: 'catalogue' }));
    build.onLoad({ filter: /.*/, namespace: 'catalogue' }, () => ({ contents: 'export const icu = undefined;' }));
  },
};

/**
 * Returns a transform that adds to each source file the messages whose ids it contains, because the full catalogue
 * would be 13 kB on every first screen. Ids must be complete string literals in the code (held by
 * `tests/rules/i18n.test.ts`).
 *
 * @param {string} root
 * @returns {Promise<(path: string, source: string) => string>}
 */
export async function inlineMessages(root) {
  const folder = join(root, 'i18n/es-MX');
  const importOfTable = /from '\.\/es-MX\/(\w+\.ts)'/g;
  const catalogue = await readFile(join(root, 'i18n/es-MX.ts'), 'utf8');
  const files = [...catalogue.matchAll(importOfTable)].map(([, file]) => join(folder, file));
  const tables = (await Promise.all(files.map(messageTablesIn))).flatMap((exported) => Object.values(exported));
  const messages = new Map(tables.flatMap((table) => Object.entries(table)));
  return (_, source) => {
    const ids = [...literalsIn(source)].filter((id) => messages.has(id));
    if (ids.length === 0) return source;
    const entries = ids.sort().map((id) => `${JSON.stringify(id)}: ${codeOf(messages.get(id))}`);
    const uses = (helper) => entries.some((entry) => entry.includes(`: ${helper}(`));
    const imports = [
      "import { esMX as messages$ } from '#i18n/es-MX';",
      ...(uses('parts$') ? ["import { formatParts as parts$ } from '#i18n/translator';"] : []),
      ...(uses('icu$') ? ["import { icu as icu$ } from '#i18n/icu';"] : []),
    ];
    return `${imports.join('')}\n${source}\nObject.assign(messages$, {${entries.join()}});\n`;
  };
}

/**
 * Returns a message as code: a string, a call with its parts if it only inserts values, or a call with its syntax tree.
 */
function codeOf(message) {
  if (typeof message === 'string') return JSON.stringify(message);
  const isSimple = message.every(({ type }) => type === TYPE.literal || type === TYPE.argument);
  if (!isSimple) return `icu$(${JSON.stringify(message)})`;
  const parts = message.map(({ type, value }) => JSON.stringify(type === TYPE.literal ? value : [value]));
  return `parts$(${parts.join()})`;
}

/** Returns every text between two quotation marks of a source file. */
function literalsIn(source) {
  const literals = new Set();
  for (const { 0: quote, index } of source.matchAll(/['"]/g)) {
    const end = source.indexOf(quote, index + 1);
    if (end !== -1) literals.add(source.slice(index + 1, end));
  }
  return literals;
}
