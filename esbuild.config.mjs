import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { brand } from './web/build/brand.mjs';
import { Chunks } from './web/build/chunks.mjs';
import { best, compressed, light } from './web/build/compressed.mjs';
import { cssModules, neededStyles, oneStylesheet, withoutIdleTokens } from './web/build/cssModules.mjs';
import { iconPaths } from './web/build/icons.mjs';
import { merged } from './web/build/merged.mjs';
import { compiledMessages, emptyCatalogue, ownMessages } from './web/build/messages.mjs';
import { fileOf, pageOf } from './web/build/pages.mjs';
import { changedSources } from './web/build/sources.mjs';
import { weighed } from './web/build/weights.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
// Built beside what is served, and put in its place when it is whole: a demo that runs misses nothing meanwhile, and a
// build that fails leaves the last good one.
const site = `dist-${process.pid}`;
const out = {
  server: `${site}/demo-server`,
  report: `${site}/first-screen.json`,
};
const globals = ['web/kit/styles/tokens.css', 'web/kit/styles/base.css'];
/**
 * The product, and the app as the demo shows it: the same with an entry of its own, of which the product has no byte
 * (contract §6).
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

/** The form of each guest's page, whose chunk is loaded beside the entry instead of after it. The front has none, and no script. */
const flows = {
  '/login': 'login',
  '/forgot-password': 'recovery',
  '/register': 'registration',
  '/create-account': 'registration',
};
const flowOf = (path) => `web/app/route-chunks/${flows[path]}.ts`;
const homePath = '/home';
const homeFlow = 'web/app/route-chunks/home.ts';
/** The sources that each first screen begins with. */
const screensOf = ({ entry, guest }) => [
  [entry],
  [entry, homeFlow],
  ...(guest === undefined ? [] : Object.keys(flows).map((path) => [guest, flowOf(path)])),
];
const front = '/';
const frontFlow = 'web/app/route-chunks/landing.ts';
/** The guests' forms as the app itself draws them. */
const guestsFlow = 'web/app/route-chunks/guests.tsx';
/** Where the front leads, asked for as soon as it is idle: the login, whose code is nearly all that the registration needs too. */
const ways = ['/login'];

const shared = {
  absWorkingDir: root,
  bundle: true,
  metafile: true,
  logLevel: 'warning',
  jsx: 'automatic',
  format: 'esm',
};
/** Messages are parsed by the build: the parser itself stays at home. */
const parsed = { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' };
const production = { 'process.env.NODE_ENV': '"production"', 'process.env.PHOTO_WORKER': 'undefined' };

/**
 * Builds `dist/web` and `dist/demo-server` (contract §1). `live` reloads the page when its server comes back; `soon` compresses
 * lightly, for whoever waits for the demo to start on this very machine.
 */
export async function build({ live = false, soon = false } = {}) {
  try {
    await buildSite(live, soon ? light : best);
    await remove('dist');
    await rename(join(root, site), join(root, 'dist'));
  } finally {
    await remove(site);
  }
}

/** Like `Promise.all`, but a failure too waits for the others: none may write any more when their folder is removed. */
async function allDone(parts) {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

const remove = (folder) => rm(join(root, folder), { recursive: true, force: true });

async function buildSite(live, effort) {
  const drawn = new Map();
  const [guard, worker, pages] = await allDone([
    lonelyScript('web/guest/guard.ts'),
    lonelyScript('web/kit/photo/photoWorker.ts'),
    prerenderedPages(drawn),
    serverBundle(),
    stageBundle(),
  ]);
  const [chunks] = await allDone([product, phone].map((web) => buildWeb(web, { guard, worker, pages, drawn, live })));
  const [sizes] = await Promise.all([compressed(root, product, effort), compressed(root, phone, effort)]);
  const flowSources = (await readdir(join(root, 'web/app/route-chunks'))).map((file) => `web/app/route-chunks/${file}`);
  const guests = Object.fromEntries(Object.keys(flows).map((path) => [path, [product.guest, flowOf(path)]]));
  const screens = { ...guests, [homePath]: [product.entry, homeFlow] };
  const weights = weighed(chunks, sizes, screens, flowSources.sort());
  await writeFile(join(root, out.report), `${JSON.stringify(weights, null, 2)}\n`);
}

/** Bundles one of the webs and writes its pages and assets; `drawn` is the CSS of what was prerendered. Tells what its pages need. */
async function buildWeb(web, { guard, worker, pages, drawn, live }) {
  await mkdir(join(root, web.folder, 'assets'), { recursive: true });
  const css = new Map(drawn);
  const photoWorker = await hashed(web, 'photos', 'js', worker);
  const bundled = (await browserBundle(web, css, { live, photoWorker })).metafile.outputs;
  const needed = new Chunks(bundled);
  const screens = screensOf(web).map((sources) => new Set(needed.needed(...sources)));
  const outputs = await merged(root, bundled, screens, { format: 'esm', minify: true, target, legalComments: 'none' });
  const font = await hashed(web, 'figtree', 'woff2', await readFile(join(root, fontFile)));
  const icons = await brand(join(root, brandFolder), join(root, web.folder), (...asset) => hashed(web, ...asset));
  const stylesOf = async (modules) =>
    (await oneStylesheet(root, web.globals, modules)).replaceAll(/url\([^)]*figtree[^)]*\)/g, `url(${font})`);
  const stylesheet = await hashed(web, 'styles', 'css', await stylesOf(css));
  const chunks = new Chunks(outputs, (output) => `/assets/${basename(output)}`);
  const write = await pageWriter(web, { guard, unreached: pages.unreached, stylesheet, font, icons });
  const styled = async (page, ...sources) => ({
    ...page,
    styles: withoutIdleTokens(
      await stylesOf(neededStyles(css, chunks.sources(...sources), pages.unreached + page.body)),
    ),
  });
  await writePages(web, pages, { chunks, write, styled });
  return chunks;
}

/** A page for each address that has something to show before the app is there, and one for all others. */
async function writePages({ entry, guest }, { guests, home, share }, { chunks, write, styled }) {
  const drawnAnew = (page, ...flow) => styled({ ...page, scripts: chunks.addresses(entry, ...flow), drawnAnew: true });
  const empty = (...flow) => drawnAnew({ body: '' }, ...flow);
  const alive = (page) =>
    styled({ ...page, scripts: chunks.addresses(guest, flowOf(page.path)) }, guest, flowOf(page.path));
  const next = () => ways.flatMap((way) => [way, ...chunks.addresses(guest, flowOf(way))]);
  const pageFor = (page) => {
    const shown = { ...page, share };
    if (page.path === front) return guest ? styled({ ...shown, later: next() }) : drawnAnew(shown, frontFlow);
    // The demo's agent comes with the app only, which draws anew: what is typed before would be lost.
    return guest ? alive(page) : empty(guestsFlow);
  };
  await Promise.all([
    write('app.html', await empty()),
    write(fileOf(homePath), await drawnAnew({ path: homePath, body: home }, homeFlow)),
    ...Object.entries(guests).map(async ([path, page]) => write(fileOf(path), await pageFor({ ...page, path }))),
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
      ...parsed,
    },
    plugins: [
      cssModules(root, css),
      iconPaths,
      compiledMessages,
      emptyCatalogue,
      changedSources(await ownMessages(root)),
    ],
    // The events of the demo's stage reconnect by themselves once a restarted server is there.
    ...(live && {
      banner: { js: 'let live=0;new EventSource("/demo/api/events").onopen=()=>{live++&&location.reload()};' },
    }),
  });

/** A script that shares nothing with the app's: the guard in each page, the worker for photos. */
async function lonelyScript(entry) {
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

/** The HTML of each guest's page by its path, and of what every page holds. Its styles join the browser's. */
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

/** json-server reads files beside itself, so packages stay outside. */
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

/** The demo's own pages: the stage, and what stands in for the world outside. Their styles are the product's and their own. */
async function stageBundle() {
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
    alias: parsed,
    loader: { '.woff2': 'file' },
    // These pages lie at many addresses, and one of them has its styles within it.
    publicPath: '/demo-assets',
    plugins: [cssModules(root, css), iconPaths, compiledMessages],
  });
  const contents = await oneStylesheet(root, globals, css);
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
    writeFile(join(root, folder, file), pageOf({ ...common, template, above, ...page }, process.env));
}

/** Writes an asset under a name that changes with its content, and tells its address. */
async function hashed({ folder }, name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${hash}.${extension}`;
  await writeFile(join(root, folder, 'assets', file), content);
  return `/assets/${file}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
