import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { writeBrandAssets } from './web/build/brandAssets.mjs';
import { BundleGraph } from './web/build/bundleGraph.mjs';
import { bundleSizes } from './web/build/bundleSizes.mjs';
import { bestCompression, compressAssets, fastCompression } from './web/build/compressAssets.mjs';
import { cssModules, joinStylesheets, stylesFor, withoutUnusedTokens } from './web/build/cssModules.mjs';
import { htmlFileFor, renderHtmlPage } from './web/build/htmlPage.mjs';
import { iconPaths } from './web/build/icons.mjs';
import { mergeChunks } from './web/build/mergeChunks.mjs';
import { compiledMessages, emptyCatalogue, inlineMessages } from './web/build/messages.mjs';
import { transformSources } from './web/build/transformSources.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
// Built in a folder of its own that replaces dist at the end: a running demo is served without a gap, and a failed
// build leaves the last good one.
const site = `dist-${process.pid}`;
const out = {
  server: `${site}/demo-server`,
  report: `${site}/first-screen.json`,
};
const globals = ['web/kit/styles/tokens.css', 'web/kit/styles/base.css'];
/**
 * The two builds of the web app: the product, and the app as the demo server shows it, which has another entry. The
 * product contains no code of the demo.
 */
const product = { entry: 'web/main.ts', guest: 'web/guest/guest.tsx', folder: `${site}/web`, globals };
const phone = {
  entry: 'demo-server/console/phone-agent/main.tsx',
  folder: `${site}/demo-server/phone`,
  globals: [...globals, 'demo-server/console/phone-agent/page.css'],
  above: '<div id="mark"></div>',
};
const brandFolder = 'web/brand';
const fontFile = 'web/kit/styles/figtree-latin-wght-normal.woff2';
const target = ['safari15', 'ios15', 'chrome100'];

/** A file of one lazily loaded group of screens. */
const routeChunk = (name) => `web/app/route-chunks/${name}.ts`;
/** The guest forms as the app renders them. */
const guestFormsChunk = 'web/app/route-chunks/guests.tsx';
const homePath = '/home';
/** The guest pages with a form. The landing page has no form and no script. */
const withForm = (guestPages) => guestPages.filter(({ screen }) => screen !== 'landing');
/** The entries of each first screen. */
const screensOf = ({ entry, guest }, guestPages) => [
  [entry],
  [entry, routeChunk('home')],
  ...(guest === undefined ? [] : withForm(guestPages).map(({ screen }) => [guest, routeChunk(screen)])),
];
/** The page that the landing page prefetches when idle: it shares most of its code with the registration. */
const prefetchedScreen = 'login';

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
 * Builds `dist/web` and `dist/demo-server`. `live` makes pages reload when their server restarts; `soon` compresses
 * fast, for the start of the demo.
 */
export async function build({ live = false, soon = false } = {}) {
  try {
    await buildSite(live, soon ? fastCompression : bestCompression);
    await remove('dist');
    await rename(join(root, site), join(root, 'dist'));
  } finally {
    await remove(site);
  }
}

/** Like `Promise.all`, but after a failure waits for the other promises, so that none writes into a removed folder. */
async function allSettledOrThrow(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

const remove = (folder) => rm(join(root, folder), { recursive: true, force: true });

async function buildSite(live, effort) {
  const prerenderedCss = new Map();
  const [guard, worker, pages] = await allSettledOrThrow([
    bundleStandalone('web/guest/guard.ts'),
    bundleStandalone('web/kit/photo/photoWorker.ts'),
    prerenderedPages(prerenderedCss),
    serverBundle(),
    consoleBundle(),
  ]);
  const [graph] = await allSettledOrThrow(
    [product, phone].map((web) => buildWeb(web, { guard, worker, pages, prerenderedCss, live })),
  );
  const [sizes] = await Promise.all([compressAssets(root, product, effort), compressAssets(root, phone, effort)]);
  const routeChunks = (await readdir(join(root, 'web/app/route-chunks'))).map((file) => `web/app/route-chunks/${file}`);
  const screens = {
    ...Object.fromEntries(
      withForm(pages.guests).map(({ path, screen }) => [path, [product.guest, routeChunk(screen)]]),
    ),
    [homePath]: [product.entry, routeChunk('home')],
  };
  const report = bundleSizes(graph, sizes, screens, routeChunks.sort());
  await writeFile(join(root, out.report), `${JSON.stringify(report, null, 2)}\n`);
}

/**
 * Writes the pages and assets of one build; `prerenderedCss` is the CSS of the prerendered pages. Returns its bundle
 * graph.
 */
async function buildWeb(web, { guard, worker, pages, prerenderedCss, live }) {
  await mkdir(join(root, web.folder, 'assets'), { recursive: true });
  const css = new Map(prerenderedCss);
  const photoWorker = await hashed(web, 'photos', 'js', worker);
  const bundled = (await browserBundle(web, css, { live, photoWorker })).metafile.outputs;
  const unmerged = new BundleGraph(bundled);
  const screens = screensOf(web, pages.guests).map((sources) => new Set(unmerged.needed(...sources)));
  const outputs = await mergeChunks(root, bundled, screens, {
    format: 'esm',
    minify: true,
    target,
    legalComments: 'none',
  });
  const font = await hashed(web, 'figtree', 'woff2', await readFile(join(root, fontFile)));
  const icons = await writeBrandAssets(join(root, brandFolder), join(root, web.folder), (...asset) =>
    hashed(web, ...asset),
  );
  const stylesOf = async (modules) =>
    (await joinStylesheets(root, web.globals, modules)).replaceAll(/url\([^)]*figtree[^)]*\)/g, `url(${font})`);
  const stylesheet = await hashed(web, 'styles', 'css', await stylesOf(css));
  const graph = new BundleGraph(outputs, (output) => `/assets/${basename(output)}`);
  const write = await pageWriter(web, { guard, unreached: pages.unreached, stylesheet, font, icons });
  const styled = async (page, ...sources) => ({
    ...page,
    styles: withoutUnusedTokens(await stylesOf(stylesFor(css, graph.sources(...sources), pages.unreached + page.body))),
  });
  await writePages(web, pages, { graph, write, styled });
  return graph;
}

/** Writes a document for each prerendered page, and `app.html` for all other addresses. */
async function writePages({ entry, guest }, { guests, home, share }, { graph, write, styled }) {
  const renderedByApp = (page, ...chunk) =>
    styled({ ...page, scripts: graph.addresses(entry, ...chunk), rendersAgain: true });
  const empty = (...chunk) => renderedByApp({ body: '' }, ...chunk);
  const hydrated = (page) => {
    const entries = [guest, routeChunk(page.screen)];
    return styled({ ...page, scripts: graph.addresses(...entries) }, ...entries);
  };
  const later = guests
    .filter(({ screen }) => screen === prefetchedScreen)
    .flatMap(({ path, screen }) => [path, ...(guest ? graph.addresses(guest, routeChunk(screen)) : [])]);
  const pageFor = (page) => {
    if (page.screen === 'landing') {
      const landing = { ...page, share };
      return guest ? styled({ ...landing, later }) : renderedByApp(landing, routeChunk('landing'));
    }
    // The demo's agent loads with the app, which renders the page again: input before that would be lost.
    return guest ? hydrated(page) : empty(guestFormsChunk);
  };
  await Promise.all([
    write('app.html', await empty()),
    write(htmlFileFor(homePath), await renderedByApp({ path: homePath, body: home }, routeChunk('home'))),
    ...guests.map(async (page) => write(htmlFileFor(page.path), await pageFor(page))),
  ]);
}

const browserBundle = async (web, css, { live, photoWorker }) =>
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
    plugins: [
      cssModules(root, css),
      iconPaths,
      compiledMessages,
      emptyCatalogue,
      transformSources(await inlineMessages(root)),
    ],
    // The event source reconnects by itself after the server has restarted.
    ...(live && {
      banner: { js: 'let live=0;new EventSource("/demo/api/events").onopen=()=>{live++&&location.reload()};' },
    }),
  });

/** Bundles a script that shares no chunk with the app: the inline guard, the photo worker. Returns its text. */
async function bundleStandalone(entry) {
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
async function prerenderedPages(css) {
  const outfile = `${site}/prerender.mjs`;
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
  return { share: linkPreview(), unreached: prerenderLoadFailure(), guests, home };
}

/** Bundles the demo server. Packages stay external, because json-server reads files of its own folder. */
const serverBundle = () =>
  bundle({
    ...shared,
    entryPoints: ['demo-server/main.ts'],
    outdir: out.server,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
  });

/** Bundles the pages of the demo: the operator's console and the pages that stand for other companies' sites. */
async function consoleBundle() {
  const css = new Map();
  const outdir = `${out.server}/stage`;
  const common = { ...shared, outdir, minify: true, target, define: production, legalComments: 'none' };
  await bundle({
    ...common,
    entryPoints: [
      { in: 'demo-server/console/entry.tsx', out: 'stage' },
      ...['enter.ts', 'sign.ts', 'pages.css'].map((file) => ({
        in: `demo-server/console/${file}`,
        out: file.split('.')[0],
      })),
    ],
    alias: withoutMessageParser,
    loader: { '.woff2': 'file' },
    // Absolute, because these pages have many addresses and one of them has inline styles.
    publicPath: '/demo-assets',
    plugins: [cssModules(root, css), iconPaths, compiledMessages],
  });
  const contents = await joinStylesheets(root, globals, css);
  await bundle({
    ...common,
    stdin: { contents, loader: 'css', sourcefile: 'stage.css', resolveDir: join(root, 'web/kit/styles') },
    loader: { '.woff2': 'file' },
    entryNames: 'stage',
  });
}

async function pageWriter({ folder, above }, common) {
  const template = await readFile(join(root, 'web/index.html'), 'utf8');
  return (file, page) =>
    writeFile(join(root, folder, file), renderHtmlPage({ ...common, template, above, ...page }, process.env));
}

/** Writes an asset under a name with a hash of its content. Returns its address. */
async function hashed({ folder }, name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${hash}.${extension}`;
  await writeFile(join(root, folder, 'assets', file), content);
  return `/assets/${file}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
