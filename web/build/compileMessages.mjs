import { dirname } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { build as bundle } from 'esbuild';

/**
 * Compiles the ICU texts of the catalogue (`i18n/es-MX`), so that the browser needs no parser (6.4 kB), and the first
 * screens of guests no formatter (2.3 kB). Runs each file of the catalogue and replaces it by a module with the same
 * exports: a message that only inserts values becomes a plain function, one with plurals or numbers a syntax tree.
 *
 * @type {import('esbuild').Plugin}
 */
export const compileMessages = {
  name: 'compile-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX[\\/].+\.ts$/ }, async ({ path }) => {
      const texts = Object.entries(await exportsOf(path));
      const code = texts.map(([name, text]) => `export const ${name} = ${codeOf(text)};`).join('\n');
      // An import that is not used would still bring the formatter into the bundle.
      const formatter = code.includes('message([{') ? "import { message } from '#i18n/message';\n" : '';
      return { contents: formatter + code, resolveDir: dirname(path) };
    });
  },
};

/** Runs a file of the catalogue and returns its exports; a message is `{ template }`, its ICU text. */
async function exportsOf(path) {
  const { outputFiles } = await bundle({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    write: false,
    // Without the formatter, which would be in each of these small bundles.
    alias: { '#i18n/message': 'data:text/javascript,export const message = (template) => ({ template })' },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** Returns the code of a text, of a message with variables, or of a table of both. */
function codeOf(text) {
  if (typeof text === 'string') return JSON.stringify(text);
  if ('template' in text) return codeOfMessage(parse(text.template, { captureLocation: false, ignoreTag: true }));
  const entries = Object.entries(text).map(([id, entry]) => `${JSON.stringify(id)}: ${codeOf(entry)}`);
  return `{ ${entries.join()} }`;
}

function codeOfMessage(parts) {
  if (parts.some(({ type }) => type > TYPE.argument)) return `message(${JSON.stringify(parts)})`;
  const texts = parts.map(({ type, value }) => (type === TYPE.literal ? JSON.stringify(value) : `values.${value}`));
  return `(values) => ${["''", ...texts].join(' + ')}`;
}
