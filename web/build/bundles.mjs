import { rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { oldestBrowsers } from './browsers.mjs';
import { compileMessages } from './compileMessages.mjs';
import { cssModules } from './cssModules.mjs';
import { iconPaths } from './icons.mjs';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Options of every bundle. */
export const shared = {
  absWorkingDir: root,
  // Otherwise source maps would name the folder that a linked node_modules lies in.
  preserveSymlinks: true,
  bundle: true,
  metafile: true,
  logLevel: 'warning',
  jsx: 'automatic',
  format: 'esm',
};
const production = { 'process.env.NODE_ENV': '"production"', 'process.env.PHOTO_WORKER': 'undefined' };
/** Options of every bundle for browsers. */
export const forBrowsers = {
  ...shared,
  minify: true,
  legalComments: 'none',
  target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
  define: production,
};
/** Messages are parsed by the build, so that the bundle needs no parser. */
export const withoutMessageParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};
/**
 * Makes Chromium 136 and newer compile a whole file during its download instead of function by function on the main
 * thread. On a slow phone the login is usable a tenth of a second earlier. Must be the first line of a file.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad';

/**
 * Bundles the app for browsers, one script for each route chunk and for each set of entries that share code. Returns
 * esbuild's metafile, which lists the scripts with their imports and sources, and the CSS modules by their file.
 *
 * @param {string[]} entryPoints
 * @param {string} folder
 * @param {{ live: boolean, photoWorker: string }} options `photoWorker` is the address of the worker's script
 */
export async function bundleApp(entryPoints, folder, { live, photoWorker }) {
  const css = new Map();
  const { metafile } = await bundle({
    ...forBrowsers,
    entryPoints,
    outdir: `${folder}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: 'c-[hash]',
    splitting: true,
    // Nobody reads the maps of a build of `npm run dev`, and they take a tenth of a second.
    sourcemap: live ? false : 'external',
    define: { ...production, 'process.env.PHOTO_WORKER': JSON.stringify(photoWorker) },
    alias: {
      // Its default entry is the development build.
      'react-router': './node_modules/react-router/dist/production/index.mjs',
      'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
      ...withoutMessageParser,
    },
    plugins: [cssModules(root, css), iconPaths, compileMessages],
    banner: { js: COMPILE_EAGERLY },
  });
  return { metafile, css };
}

/** Bundles a script that shares no code with the app: the inline guard, the photo worker. Returns its text. */
export async function bundleStandalone(entry, options = {}) {
  const { outputFiles } = await bundle({
    ...forBrowsers,
    ...options,
    entryPoints: [entry],
    format: 'iife',
    write: false,
  });
  return outputFiles[0].text.trim();
}

/** Runs the prerendering, `web/guest/prerender.tsx`, and returns its exports. Adds the CSS of all its pages to `css`. */
export const bundlePrerendering = (folder, css) =>
  importBundled('web/guest/prerender.tsx', folder, [cssModules(root, css), iconPaths]);

/** Bundles a module for this build itself, runs it, and returns its exports. */
export async function importBundled(entry, folder, plugins = []) {
  const outfile = join(root, folder, `${parse(entry).name}.mjs`);
  process.env.NODE_ENV = 'production';
  await bundle({
    ...shared,
    entryPoints: [entry],
    outfile,
    platform: 'node',
    packages: 'external',
    define: production,
    plugins,
  });
  const exports = await import(`${pathToFileURL(outfile)}?${Date.now()}`);
  await rm(outfile);
  return exports;
}
