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
