import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBrandAssets } from './web/build/brandAssets.mjs';
import { BundleGraph } from './web/build/bundleGraph.mjs';
import { bundleSizes } from './web/build/bundleSizes.mjs';
import {
  browserBundle,
  bundleStandalone,
  consoleBundle,
  prerenderedPages,
  root,
  serverBundle,
} from './web/build/bundles.mjs';
import { bestCompression, compressAssets, fastCompression } from './web/build/compressAssets.mjs';
import { joinStylesheets, stylesFor, withoutUnusedTokens } from './web/build/cssModules.mjs';
import { htmlFileFor, renderHtmlPage } from './web/build/htmlPage.mjs';

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

/** A file of one lazily loaded group of screens. */
const routeChunk = (name) => `web/app/route-chunks/${name}.ts`;
/** What a guest form needs besides its own chunk when the app renders it. */
const guestFormChunk = 'web/app/route-chunks/guestForm.tsx';
const homePath = '/home';
/** The guest pages with a form. The landing page has no form and no script. */
const withForm = (guestPages) => guestPages.filter(({ screen }) => screen !== 'landing');
/** The page that the landing page prefetches when idle: it shares most of its code with the registration. */
const prefetchedScreen = 'login';

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
    prerenderedPages(site, prerenderedCss),
    serverBundle(out.server),
    consoleBundle(`${out.server}/assets`, globals),
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
  const { outputs } = (await browserBundle(web, css, { live, photoWorker })).metafile;
  const font = await hashed(web, 'figtree', 'woff2', await readFile(join(root, fontFile)));
  const icons = await writeBrandAssets(join(root, brandFolder), join(root, web.folder), (...asset) =>
    hashed(web, ...asset),
  );
  const stylesOf = async (modules) =>
    (await joinStylesheets(root, web.globals, modules)).replaceAll(/url\([^)]*figtree[^)]*\)/g, `url(${font})`);
  const stylesheet = await hashed(web, 'styles', 'css', await stylesOf(css));
  const graph = new BundleGraph(outputs, (output) => `/assets/${basename(output)}`);
  const write = await pageWriter(web, { guard, loadFailure: pages.loadFailure, stylesheet, font, icons });
  const styled = async (page, ...sources) => {
    const markup = pages.loadFailure + page.body;
    const styles = await stylesOf(stylesFor(css, graph.sources(...sources), markup));
    return { ...page, styles: withoutUnusedTokens(styles, markup) };
  };
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
    return guest ? hydrated(page) : empty(guestFormChunk, routeChunk(page.screen));
  };
  await Promise.all([
    write('app.html', await empty()),
    write(htmlFileFor(homePath), await renderedByApp({ path: homePath, body: home }, routeChunk('home'))),
    ...guests.map(async (page) => write(htmlFileFor(page.path), await pageFor(page))),
  ]);
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
