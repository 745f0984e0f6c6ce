// A step of `npm run check`: fails when the scripts of a first screen, or of the app with a route chunk, exceed budget.json (brotli
// bytes) by more than 2 %, or when they are too many files. `node tests/build/budget.mjs --agree` accepts a growth; commit it with the
// reason. Fails too when the styles, the font or the landing's pictures exceed their limits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addressesOf, scriptsFor } from '../../web/build/scripts.mjs';

const ALLOWED_GROWTH = 1.02;
/** How many scripts a page may load: phones load a few at a time. A route is opened with most of them in the cache. */
const SCRIPT_LIMITS = { firstScreens: 12, routeChunks: 24 };
/** The landing page has links only. */
const WITHOUT_SCRIPTS = 'index.html';

const agreedFile = new URL('./budget.json', import.meta.url);
const web = new URL('../../dist/web/', import.meta.url);
const { outputs } = JSON.parse(readFileSync(new URL('../../dist/maps/web/metafile.json', import.meta.url), 'utf8'));
const routeChunks = Object.values(outputs).flatMap(({ entryPoint = '' }) =>
  entryPoint.startsWith('web/app/route-chunks/') ? parse(entryPoint).name : [],
);
const documents = readdirSync(web).filter((file) => file.endsWith('.html'));
/** Returns the scripts that a document loads before its page can be used. */
const scriptsIn = (html) =>
  [...html.replace(/<template.*?<\/template>/s, '').matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, script]) => script,
  );
/** The addresses of the scripts of each document, and of the app with each route chunk. */
const lists = {
  firstScreens: Object.fromEntries(
    documents.map((file) => [file, scriptsIn(readFileSync(new URL(file, web), 'utf8'))]),
  ),
  routeChunks: Object.fromEntries(
    routeChunks.sort().map((name) => [name, addressesOf(scriptsFor(outputs, ['main', name]))]),
  ),
};
const bytesOfScripts = (scripts) =>
  scripts.reduce((sum, script) => sum + readFileSync(new URL(`.${script}.br`, web)).length, 0);
const bytesIn = (pages) =>
  Object.fromEntries(Object.entries(pages).map(([page, scripts]) => [page, bytesOfScripts(scripts)]));
const built = { firstScreens: bytesIn(lists.firstScreens), routeChunks: bytesIn(lists.routeChunks) };
if (process.argv.includes('--agree')) {
  writeFileSync(agreedFile, `${JSON.stringify(built, null, 2)}\n`);
}
const agreed = JSON.parse(readFileSync(agreedFile, 'utf8'));

/** Rows of a name, its value and its limit. */
const scripts = Object.entries(SCRIPT_LIMITS).flatMap(([kind, limit]) =>
  Object.entries(lists[kind]).flatMap(([page, { length }]) => [
    [`${page}, bytes of JavaScript`, built[kind][page], Math.floor((agreed[kind][page] ?? 0) * ALLOWED_GROWTH)],
    [`${page}, scripts`, length, page === WITHOUT_SCRIPTS ? 0 : limit],
  ]),
);

const assets = readdirSync(new URL('assets', web));
const bytesOf = (ending) =>
  assets
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(`assets/${file}`, web)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
const pictures = readFileSync(new URL('index.html', web), 'utf8').match(/<svg[\s\S]*?<\/svg>/g) ?? [];
const others = [
  ['All stylesheets, brotli', bytesOf('.css.br'), 17_900],
  ['The font', bytesOf('.woff2'), 21_000],
  ['The pictures of the landing, brotli', brotliCompressSync(pictures.join('')).length, 6_000],
];
const sizes = [...scripts, ...others];
const tooHeavy = sizes.filter(([, size, limit]) => size > limit);
const missing = others.filter(([, bytes]) => bytes === 0);
for (const [what, size, limit] of sizes) console.log(`${what}: ${size}, ${limit} at most`);
for (const [what] of tooHeavy) console.error(`${what}: exceeds its limit`);
for (const [what] of missing) console.error(`${what}: missing`);

process.exit(tooHeavy.length + missing.length === 0 ? 0 : 1);
