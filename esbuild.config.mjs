import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleConsole, bundleServer, writeOpenApiDocument } from './demo-server/build.mjs';
import { reloadAfterBuild, writeBuild } from './demo-server/liveReload.mjs';
import * as assets from './web/build/assets.mjs';
import { GUARD_SYNTAX } from './web/build/browsers.mjs';
import * as bundles from './web/build/bundles.mjs';
import { joinStylesheets, modulesFor, withoutUnusedTokens } from './web/build/cssModules.mjs';
import { htmlFileFor, renderHtmlPage } from './web/build/htmlPage.mjs';
import { addressesOf, scriptsFor, sourcesIn } from './web/build/scripts.mjs';
import { requireBankAccount, settingsOf } from './web/build/settings.mjs';
import { versionOf } from './web/build/version.mjs';

const root = bundles.root;
const globals = ['tokens', 'base', 'text', 'secondTap'].map((name) => `web/kit/styles/${name}.css`);
const fontFile = 'figtree-latin-wght-normal.woff2';
/** The web app as it is published, with an entry of its own for the guest pages, and reports of what goes wrong. */
const product = {
  folder: 'web',
  entries: ['web/main.ts', 'web/guest/guest.tsx', 'web/app/shared-chunks/packages.ts'],
  globals,
  reports: true,
};
/** The web app as the demo server shows it. The product contains no code of the demo. */
const phone = {
  folder: 'demo-server/phone',
  entries: ['demo-server/console/phone-agent/main.tsx'],
  globals: [...globals, 'demo-server/console/phone-agent/page.css'],
  above: '<div id="mark"></div>',
  before: 'demo-server/console/phone-agent/stateOfFrame.ts',
};

/**
 * Builds `dist`, in a folder of its own that replaces `dist` at the end: a running demo is served without a gap, and a
 * failed build leaves the last good one. `live` builds the demo only, uncompressed, and its pages reload after the next
 * build; `soon` compresses fast, for the start of the demo.
 */
export async function build({ live = false, soon = false } = {}) {
  const site = `dist-${process.pid}`;
  try {
    await buildSite(site, { live, compression: soon ? assets.fastCompression : assets.bestCompression });
    await remove('dist');
    await rename(join(root, site), join(root, 'dist'));
  } finally {
    await remove(site);
  }
}

const remove = (folder) => rm(join(root, folder), { recursive: true, force: true });

async function buildSite(site, options) {
  const frame = await readFrame(site);
  const parts = prepareParts(site, frame, options);
  const webs = options.live ? [phone] : [product, phone];
  await allSettledOrThrow([
    ...webs.map((web) => buildWeb(site, web, parts, options)),
    bundleServer(`${site}/demo-server`, frame.version).then(() =>
      writeOpenApiDocument(`${site}/demo-server`, `${site}/openapi.json`),
    ),
    bundleConsole(`${site}/demo-server/assets`, [...globals, 'demo-server/console/page.css']),
    parts,
  ]);
  if (!options.live) await writeDeployment(site, await parts);
}

/** Like `Promise.all`, but after a failure waits for the other promises, so that none writes into a removed folder. */
async function allSettledOrThrow(promises) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

/** Returns the template of all pages, its settings and the version. Throws when a setting is missing or wrong. */
async function readFrame(site) {
  const template = await readFile(join(root, 'web/index.html'), 'utf8');
  const settings = settingsOf(template, process.env);
  const { isClabe } = await bundles.importBundled('domain/identifiers/clabe.ts', site);
  requireBankAccount(template, settings, isClabe);
  return { template, settings, version: await versionOf(root) };
}

/** Returns what both web builds contain: the prerendered pages with their CSS modules, and the standalone scripts. */
async function prepareParts(site, frame, { live }) {
  const css = new Map();
  const prerendering = await bundles.bundlePrerendering(site, css);
  const guard = await bundles.bundleStandalone('web/guest/guard.ts', { target: GUARD_SYNTAX });
  const reports = await bundles.bundleStandalone('web/reports/reports.ts');
  return {
    ...frame,
    css,
    reports,
    pages: (await prerendering.prerenderPages()).map((page) => ({ ...page, file: htmlFileFor(page.path) })),
    strips: prerendering.prerenderStrips(),
    guard: live ? guard + reloadAfterBuild : guard,
  };
}

/** Writes how web servers have to serve `dist/web`: `dist/deploy`. */
async function writeDeployment(site, { pages, settings }) {
  const { deployFiles } = await bundles.importBundled('web/hosting/deployFiles.ts', site);
  const documents = [...pages, emptyPage].map(({ file }) => file);
  const { FILES_HOST, REPORT_URL } = process.env;
  const files = deployFiles(documents, { ...settings, FILES_HOST, REPORT_URL });
  await mkdir(join(root, site, 'deploy'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, site, 'deploy', name), text);
}

/** Writes the scripts, styles and pages of one web build, and beside its source maps esbuild's metafile. */
async function buildWeb(site, web, preparing, { live, compression }) {
  const folder = join(root, site, web.folder);
  const worker = await bundles.bundleStandalone('web/kit/photo/photoWorker.ts');
  const photoWorker = await assets.writeAsset(folder, 'photos.js', worker);
  const { metafile, css } = await bundles.bundleApp(web.entries, `${site}/${web.folder}`, { live, photoWorker });
  const maps = join(root, site, 'maps', basename(folder));
  await assets.moveSourceMaps(folder, maps);
  await writeFile(join(maps, 'metafile.json'), JSON.stringify(metafile));
  await cp(join(root, 'web/brand'), folder, { recursive: true });
  const parts = await preparing;
  const before = web.before === undefined ? '' : await bundles.bundleStandalone(web.before);
  const pages = [...parts.pages.map(web === product ? productPage : phonePage), emptyPage];
  const allCss = new Map([...parts.css, ...css]);
  await writePages(web, folder, pages, { ...parts, guard: before + parts.guard }, allCss, metafile.outputs);
  if (live) await writeBuild(folder);
  else await assets.compressAssets(folder, compression);
}

/** The page for all addresses that have no page of their own: the app renders it. */
const emptyPage = { file: 'app.html', body: '', entries: ['main'], rendersAgain: true };

/** In the product a guest page starts without the app, and the landing page has no script. */
function productPage(page) {
  if (page.startedBy === 'app') return { ...page, entries: ['main', page.screen], rendersAgain: true };
  return { ...page, entries: page.startedBy === 'guest' ? ['guest', page.screen] : [] };
}

/**
 * In the demo the app renders all pages, because its agent loads with the app. Forms are not prerendered: input before
 * the app renders them again would be lost.
 */
function phonePage({ file, path, screen, startedBy, title, body, preview }) {
  if (startedBy === 'guest') return { ...emptyPage, file, entries: ['main', 'guestForm', screen] };
  return { file, path, title, body, preview, entries: ['main', screen], rendersAgain: true };
}

/** Writes the full stylesheet, and the pages with the styles that each of them needs. */
async function writePages(web, folder, pages, parts, css, outputs) {
  const font = await assets.writeAsset(folder, 'figtree.woff2', await readFile(join(root, 'web/kit/styles', fontFile)));
  const stylesOf = (modules) => joinStylesheets(root, web.globals, modules, { [`./${fontFile}`]: font });
  const stylesheet = await assets.writeAsset(folder, 'styles.css', await stylesOf(css));
  const reports = web.reports && (await assets.writeAsset(folder, 'reports.js', parts.reports));
  const frame = { ...parts, reports, above: web.above, font, stylesheet };
  for (const page of pages) {
    const scripts = scriptsFor(outputs, page.entries);
    const markup = parts.strips + page.body;
    // A page that the app renders again needs the styles of its markup only: the app loads the full stylesheet first.
    const modules = modulesFor(css, page.rendersAgain ? new Set() : sourcesIn(outputs, scripts), markup);
    const html = renderHtmlPage(frame, {
      ...page,
      styles: withoutUnusedTokens(await stylesOf(modules), markup),
      scripts: addressesOf(scripts),
      later: page.next && [page.next, ...addressesOf(scriptsOfEveryPage(outputs))],
    });
    await writeFile(join(folder, page.file), html);
  }
}

/** Returns the scripts that guest pages and the app have in common: three quarters of a guest page. */
const scriptsOfEveryPage = (outputs) => {
  const ofApp = scriptsFor(outputs, ['main']);
  return scriptsFor(outputs, ['guest']).filter((script) => ofApp.includes(script));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  // Prerendering has made stores: the timer by which redux-persist limits the reading of a session runs for 5 s more.
  process.exit();
}
