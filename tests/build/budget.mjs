// `npm run budget`: fails when the JavaScript of a first screen exceeds budget.json (brotli bytes) by more than 2 %.
// `npm run budget -- --agree` accepts a growth; commit it with the reason.
// Fails too when a route chunk's own JavaScript, the styles, the font or the landing's pictures exceed their limits.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const ALLOWED_GROWTH = 1.02;
/** Limit of a route chunk's own JavaScript, in brotli bytes. */
const ROUTE_CHUNK_LIMIT = 15_000;
const agreedFile = new URL('./budget.json', import.meta.url);
const { firstScreens: built, routeChunks } = JSON.parse(
  readFileSync(new URL('../../dist/first-screen.json', import.meta.url), 'utf8'),
);

if (process.argv.includes('--agree')) writeFileSync(agreedFile, `${JSON.stringify(built, null, 2)}\n`);
const agreed = JSON.parse(readFileSync(agreedFile, 'utf8'));

const grown = Object.entries(built).filter(([path, bytes]) => bytes > (agreed[path] ?? 0) * ALLOWED_GROWTH);
for (const [path, bytes] of Object.entries(built))
  console.log(`${path}: ${bytes} bytes of JavaScript, agreed ${agreed[path]}`);
for (const [path] of grown) console.error(`${path} exceeds its budget`);

const web = new URL('../../dist/web/', import.meta.url);
const assets = readdirSync(new URL('assets', web));
const bytesOf = (ending) =>
  assets
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(`assets/${file}`, web)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
const pictures = readFileSync(new URL('index.html', web), 'utf8').match(/<svg[\s\S]*?<\/svg>/g) ?? [];
/** Rows of a name, its bytes and its limit. */
const routeChunkSizes = Object.entries(routeChunks).map(([chunk, bytes]) => [
  `The route chunk ${chunk} by itself, JavaScript`,
  bytes,
  ROUTE_CHUNK_LIMIT,
]);
const others = [
  ['All stylesheets, brotli', bytesOf('.css.br'), 14_050],
  ['The font', bytesOf('.woff2'), 21_000],
  ['The pictures of the landing, brotli', brotliCompressSync(pictures.join('')).length, 6_000],
];
const sizes = [...routeChunkSizes, ...others];
const tooHeavy = sizes.filter(([, bytes, limit]) => bytes > limit);
// Route chunks may be empty: all of one's code may be shared with others.
const missing = others.filter(([, bytes]) => bytes === 0);
for (const [what, bytes, limit] of sizes) console.log(`${what}: ${bytes} bytes, ${limit} at most`);
for (const [what] of tooHeavy) console.error(`${what}: exceeds its limit`);
for (const [what] of missing) console.error(`${what}: missing`);

process.exit(grown.length + tooHeavy.length + missing.length === 0 ? 0 : 1);
