import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { compileMessages } from './compileMessages.mjs';
import { cssModules, joinStylesheets } from './cssModules.mjs';
import { iconPaths } from './icons.mjs';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const target = ['safari15', 'ios15', 'chrome100'];

const shared = {
  absWorkingDir: root,
  bundle: true,
  metafile: true,
  logLevel: 'warning',
  jsx: 'automatic',
  format: 'esm',
};
/** Messages are parsed by the build, so that the bundle needs no parser. */
const withoutMessageParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};
const production = { 'process.env.NODE_ENV': '"production"', 'process.env.PHOTO_WORKER': 'undefined' };

/**
 * Makes Chromium 136 and newer compile a whole file during its download instead of function by function on the main
 * thread. On a slow phone the login is usable a tenth of a second earlier. Must be the first line of a file.
 */
const COMPILE_EAGERLY = '//# allFunctionsCalledOnLoad';
/** Reloads the page when its server restarts: the event source reconnects by itself. */
const RELOAD_ON_RESTART = 'let live=0;new EventSource("/demo/api/events").onopen=()=>{live++&&location.reload()};';

/**
 * Bundles the app for browsers, one chunk for each lazily loaded group of screens. Adds the CSS of its modules to `css`.
 *
 * @param {{ entry: string, guest?: string, folder: string }} web
 * @param {Map<string, string>} css
 * @param {{ live: boolean, photoWorker: string }} options `photoWorker` is the address of the worker's script
 */
export const browserBundle = (web, css, { live, photoWorker }) =>
  bundle({
    ...shared,
    entryPoints: [web.entry, web.guest].filter(Boolean),
    outdir: `${web.folder}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: 'c-[hash]',
    splitting: true,
    minify: true,
    legalComments: 'none',
    target,
    define: { ...production, 'process.env.PHOTO_WORKER': JSON.stringify(photoWorker) },
    alias: {
      // Its default entry is the development build.
      'react-router': './node_modules/react-router/dist/production/index.mjs',
      'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
      ...withoutMessageParser,
    },
    plugins: [cssModules(root, css), iconPaths, compileMessages],
    banner: { js: [COMPILE_EAGERLY, ...(live ? [RELOAD_ON_RESTART] : [])].join('\n') },
  });

/** Bundles a script that shares no chunk with the app: the inline guard, the photo worker. Returns its text. */
export async function bundleStandalone(entry) {
  const { outputFiles } = await bundle({
    ...shared,
    entryPoints: [entry],
    format: 'iife',
    minify: true,
    target,
    write: false,
  });
  return outputFiles[0].text.trim();
}

/** Returns the guest pages (`web/guest/guestPages.ts`), home and the strip as HTML. Adds their CSS to `css`. */
export async function prerenderedPages(folder, css) {
  const outfile = `${folder}/prerender.mjs`;
  process.env.NODE_ENV = 'production';
  await bundle({
    ...shared,
    entryPoints: ['web/guest/prerender.tsx'],
    outfile,
    platform: 'node',
    packages: 'external',
    define: production,
    plugins: [cssModules(root, css), iconPaths],
  });
  const { prerenderHome, prerenderGuestPages, linkPreview, prerenderLoadFailure } = await import(
    `${pathToFileURL(join(root, outfile))}?${Date.now()}`
  );
  const [guests, home] = await Promise.all([prerenderGuestPages(), prerenderHome()]);
  await rm(join(root, outfile));
  return { share: linkPreview(), loadFailure: prerenderLoadFailure(), guests, home };
}

/** Bundles the demo server. Packages stay external, because json-server reads files of its own folder. */
export async function serverBundle(outdir) {
  await bundle({
    ...shared,
    entryPoints: ['demo-server/main.ts'],
    outdir,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
  });
  await cp(join(root, 'demo-server/files/samples'), join(root, outdir, 'samples'), { recursive: true });
}

/** Bundles the pages of the demo: the operator's console and the pages that stand for other companies' sites. */
export async function consoleBundle(outdir, globals) {
  const css = new Map();
  const common = { ...shared, outdir, minify: true, target, define: production, legalComments: 'none' };
  await bundle({
    ...common,
    entryPoints: [
      { in: 'demo-server/console/entry.tsx', out: 'console' },
      ...['enter.ts', 'sign.ts', 'pages.css'].map((file) => ({
        in: `demo-server/console/${file}`,
        out: file.split('.')[0],
      })),
    ],
    alias: withoutMessageParser,
    loader: { '.woff2': 'file' },
    // Absolute, because these pages have many addresses and one of them has inline styles.
    publicPath: '/demo-assets',
    plugins: [cssModules(root, css), iconPaths, compileMessages],
  });
  const contents = await joinStylesheets(root, globals, css);
  await bundle({
    ...common,
    stdin: { contents, loader: 'css', sourcefile: 'console.css', resolveDir: join(root, 'web/kit/styles') },
    loader: { '.woff2': 'file' },
    entryNames: 'console',
  });
}
