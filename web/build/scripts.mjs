import { basename, parse } from 'node:path';

/**
 * Returns the scripts that entries statically need, themselves first. Entries, route chunks included, are named like their
 * source file: `main`, `login`.
 *
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string[]} entries
 */
export function scriptsFor(outputs, entries) {
  const scripts = new Set(entries.map((entry) => scriptOf(outputs, entry)));
  // The iteration also visits the scripts that are added meanwhile.
  for (const script of scripts) {
    for (const { path, kind } of outputs[script].imports) if (kind === 'import-statement') scripts.add(path);
  }
  return [...scripts];
}

function scriptOf(outputs, entry) {
  const found = Object.keys(outputs).find((output) => parse(outputs[output].entryPoint ?? '').name === entry);
  if (!found) throw new Error(`No script has the entry ${entry}`);
  return found;
}

export const addressesOf = (scripts) => scripts.map((script) => `/assets/${basename(script)}`);

/** Returns the paths of the source files in scripts. */
export const sourcesIn = (outputs, scripts) =>
  new Set(scripts.flatMap((script) => Object.keys(outputs[script].inputs)));

/** Returns the names of the route chunks. */
const routeChunksIn = (outputs) =>
  Object.values(outputs)
    .flatMap(({ entryPoint }) => (entryPoint?.startsWith('web/app/route-chunks/') ? parse(entryPoint).name : []))
    .sort();

/** Returns the addresses of the scripts of each page, by its file, and of the app with each route chunk. */
export function scriptLists(outputs, pages) {
  const chunks = routeChunksIn(outputs);
  return {
    firstScreens: Object.fromEntries(
      pages.map(({ file, entries }) => [file, addressesOf(scriptsFor(outputs, entries))]),
    ),
    routeChunks: Object.fromEntries(chunks.map((name) => [name, addressesOf(scriptsFor(outputs, ['main', name]))])),
  };
}
