import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { brand } from './web/build/brand.mjs';
import { Chunks } from './web/build/chunks.mjs';
import { cssModules, oneStylesheet } from './web/build/cssModules.mjs';
import { openDoors } from './web/build/doors.mjs';
import { compiledMessages, iconPaths } from './web/build/inlined.mjs';
import { fileOf, pageOf } from './web/build/pages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');
// Built beside what is served, and put in its place when it is whole: a demo that runs misses nothing meanwhile, and a
// build that fails leaves the last good one.
const site = `dist-${process.pid}`;
const out = {
  server: `${site}/demo-server`,
  report: `${site}/first-screen.json`,
};
const globals = ['web/ui/tokens.css', 'web/ui/base.css'];
/** The product, and the app as the demo shows it: the same with an entry of its own, of which the product has no byte (contract §6). */
const product = { entry: 'web/main.tsx', folder: `${site}/web`, globals };
const phone = {
  entry: 'demo-server/stage/phone/main.tsx',
  folder: `${site}/demo-server/phone`,
  globals: [...globals, 'demo-server/stage/phone/page.css'],
  above: '<div id="mark"></div>',
};
const brandFolder = 'web/brand';
const fontFile = 'web/ui/figtree-latin-wght-normal.woff2';
const target = ['safari15', 'ios15', 'chrome100'];

/** The flow whose chunk each prerendered page waits for; it is loaded beside the entry instead of after it. */
const flows = {
  '/': 'landing',
  '/login': 'login',
  '/forgot-password': 'login',
  '/register': 'registration',
  '/create-account': 'registration',
};
const flowOf = (path) => `web/app/flows/${flows[path]}.ts`;

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
const production = { 'process.env.NODE_ENV': '"production"' };

/** Builds `dist/web` and `dist/demo-server` (contract §1). `live` reloads the page when its server comes back. */
export async function build({ live = false } = {}) {
  try {
    await buildSite(live);
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

async function buildSite(live) {
  const drawn = new Map();
  const [guard, pages] = await allDone([guardScript(), prerenderedPages(drawn), serverBundle(), stageBundle()]);
  const [chunks] = await allDone([product, phone].map((web) => buildWeb(web, { guard, pages, drawn, live })));
  await firstScreens(chunks, Object.keys(pages.bodies), await compressed(product));
  await compressed(phone);
}

/** Bundles one of the webs and writes its pages and assets; `drawn` is the CSS of what was prerendered. Tells what its pages need. */
async function buildWeb(web, { guard, pages, drawn, live }) {
  await mkdir(join(root, web.folder, 'assets'), { recursive: true });
  const css = new Map(drawn);
  const { metafile } = await browserBundle(web, css, live);
  const font = await hashed(web, 'figtree', 'woff2', await readFile(join(root, fontFile)));
  const icons = await brand(join(root, brandFolder), join(root, web.folder), (...asset) => hashed(web, ...asset));
  const styles = (await oneStylesheet(root, web.globals, css)).replaceAll(/url\([^)]*figtree[^)]*\)/g, `url(${font})`);
  const stylesheet = await hashed(web, 'styles', 'css', styles);
  const chunks = new Chunks(metafile, (output) => `/assets/${basename(output)}`);
  await writePages(web, { chunks, guard, pages, stylesheet, font, icons });
  return chunks;
}

const browserBundle = (web, css, live) =>
  bundle({
    ...shared,
    entryPoints: [web.entry],
    outdir: `${web.folder}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: 'c-[hash]',
    splitting: true,
    minify: true,
    legalComments: 'none',
    target,
    define: production,
    alias: {
      // Its default entry is the development build.
      'react-router': './node_modules/react-router/dist/production/index.mjs',
      'react-router/dom': './node_modules/react-router/dist/production/dom-export.mjs',
      ...parsed,
    },
    plugins: [cssModules(root, css), iconPaths, compiledMessages, openDoors(root)],
    // The events of the demo's stage reconnect by themselves once a restarted server is there.
    ...(live && {
      banner: { js: 'let live=0;new EventSource("/demo/api/events").onopen=()=>{live++&&location.reload()};' },
    }),
  });

async function guardScript() {
  const { outputFiles } = await bundle({
    ...shared,
    entryPoints: ['web/guard.ts'],
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
    entryPoints: ['web/prerender.tsx'],
    outfile,
    platform: 'node',
    packages: 'external',
    define: production,
    plugins: [cssModules(root, css), iconPaths],
  });
  const { prerender, prerendered, share, unreached } = await import(
    `${pathToFileURL(join(root, outfile))}?${Date.now()}`
  );
  const bodies = await Promise.all(prerendered.map((path) => prerender(path)));
  await rm(join(root, outfile));
  return {
    share: share(),
    unreached: unreached(),
    bodies: Object.fromEntries(prerendered.map((path, i) => [path, bodies[i]])),
  };
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
      { in: 'demo-server/stage/entry.tsx', out: 'stage' },
      ...['enter.ts', 'sign.ts', 'pages.css'].map((file) => ({
        in: `demo-server/stage/${file}`,
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
    stdin: { contents, loader: 'css', sourcefile: 'stage.css', resolveDir: join(root, 'web/ui') },
    loader: { '.woff2': 'file' },
    entryNames: 'stage',
  });
}

async function writePages({ entry, folder, above }, { chunks, guard, pages, stylesheet, font, icons }) {
  const template = await readFile(join(root, 'web/index.html'), 'utf8');
  const common = { template, guard, stylesheet, font, icons, above, unreached: pages.unreached };
  const write = (file, page) => writeFile(join(root, folder, file), pageOf({ ...common, ...page }, process.env));
  await Promise.all([
    write('app.html', { scripts: chunks.addresses(entry) }),
    ...Object.entries(pages.bodies).map(([path, body]) =>
      write(fileOf(path), {
        path,
        body,
        share: path === '/' ? pages.share : undefined,
        scripts: chunks.addresses(entry, flowOf(path)),
      }),
    ),
  ]);
}

/** Writes an asset under a name that changes with its content, and tells its address. */
async function hashed({ folder }, name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${hash}.${extension}`;
  await writeFile(join(root, folder, 'assets', file), content);
  return `/assets/${file}`;
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Assets never change under their name: they are compressed once, here. Tells the brotli bytes of each output. */
async function compressed({ folder }) {
  const assets = `${folder}/assets`;
  const files = (await readdir(join(root, assets))).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(
    files.map(async (file) => {
      const path = join(root, assets, file);
      const content = await readFile(path);
      const [br, gz] = await Promise.all([brotli(content, best), zipped(content, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      return [`${assets}/${file}`, br.length];
    }),
  );
  return new Map(sizes);
}

/** Brotli bytes of the JavaScript that each prerendered page loads before it works, for the budget check. */
async function firstScreens(chunks, paths, sizes) {
  const bytesOf = (path) =>
    chunks.needed(product.entry, flowOf(path)).reduce((sum, output) => sum + sizes.get(output), 0);
  const report = Object.fromEntries(paths.map((path) => [path, bytesOf(path)]));
  await writeFile(join(root, out.report), `${JSON.stringify(report, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
