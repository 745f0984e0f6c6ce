import { dirname } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build as bundle } from 'esbuild';

/**
 * Parses the ICU texts of the catalogue (`i18n/es-MX`) at build time, so that the browser needs no parser (6.4 kB). Runs
 * each file of the catalogue and replaces it by a module with the same exports, in which messages are syntax trees.
 *
 * @type {import('esbuild').Plugin}
 */
export const compileMessages = {
  name: 'compile-messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]i18n[\\/]es-MX[\\/].+\.ts$/ }, async ({ path }) => {
      const texts = Object.entries(await exportsOf(path));
      const lines = texts.map(([name, text]) => `export const ${name} = ${codeOf(text)};`);
      return {
        contents: ["import { message } from '#i18n/message';", ...lines].join('\n'),
        resolveDir: dirname(path),
      };
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
    plugins: [templatesOnly],
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

/** Replaces `message`: the real one would bring the formatter into each of these small bundles. */
const templatesOnly = {
  name: 'templates-only',
  setup(build) {
    build.onResolve({ filter: /^#i18n\/message$/ }, ({ path }) => ({ path, namespace: 'template' }));
    build.onLoad({ filter: /.*/, namespace: 'template' }, () => ({
      contents: 'export const message = (template) => ({ template });',
    }));
  },
};

/** Returns the code of a text, of a message with variables, or of a table of both. */
function codeOf(text) {
  if (typeof text === 'string') return JSON.stringify(text);
  if ('template' in text) {
    return `message(${JSON.stringify(parse(text.template, { captureLocation: false, ignoreTag: true }))})`;
  }
  const entries = Object.entries(text).map(([id, entry]) => `${JSON.stringify(id)}: ${codeOf(entry)}`);
  return `{ ${entries.join()} }`;
}
