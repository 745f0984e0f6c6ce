// Fails when a first screen's JavaScript has grown by more than 2 % over what was agreed in budget.json (brotli bytes).
// A growth that is worth it is agreed to with `npm run budget -- --agree`, in a commit that says why.
// Fails too when a flow's own JavaScript, or styles, font or the landing's pictures weigh more than they may (design §3, §8).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const ALLOWED_GROWTH = 1.02;
/** Brotli bytes that only one flow has. */
const OWN_OF_A_FLOW = 15_000;
const agreedFile = new URL('./budget.json', import.meta.url);
const { firstScreens: built, flows } = JSON.parse(
  readFileSync(new URL('../../dist/first-screen.json', import.meta.url), 'utf8'),
);

if (process.argv.includes('--agree')) writeFileSync(agreedFile, `${JSON.stringify(built, null, 2)}\n`);
const agreed = JSON.parse(readFileSync(agreedFile, 'utf8'));

const grown = Object.entries(built).filter(([path, bytes]) => bytes > (agreed[path] ?? 0) * ALLOWED_GROWTH);
for (const [path, bytes] of Object.entries(built))
  console.log(`${path}: ${bytes} bytes of JavaScript, agreed ${agreed[path]}`);
for (const [path] of grown) console.error(`${path} has outgrown its budget`);

const web = new URL('../../dist/web/', import.meta.url);
const assets = readdirSync(new URL('assets', web));
const bytesOf = (ending) =>
  assets
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(new URL(`assets/${file}`, web)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
const drawn = readFileSync(new URL('index.html', web), 'utf8').match(/<svg[\s\S]*?<\/svg>/g) ?? [];
/** What it is, how many bytes it has, and how many it may have. */
const ownOfFlows = Object.entries(flows).map(([flow, bytes]) => [
  `The flow ${flow} by itself, JavaScript`,
  bytes,
  OWN_OF_A_FLOW,
]);
const others = [
  ['All stylesheets, brotli', bytesOf('.css.br'), 14_050],
  ['The font', bytesOf('.woff2'), 21_000],
  ['The pictures of the landing, brotli', brotliCompressSync(drawn.join('')).length, 6_000],
];
const weighed = [...ownOfFlows, ...others];
const tooHeavy = weighed.filter(([, bytes, limit]) => bytes > limit);
// A flow may share all it has with another one.
const missing = others.filter(([, bytes]) => bytes === 0);
for (const [what, bytes, limit] of weighed) console.log(`${what}: ${bytes} bytes, ${limit} at most`);
for (const [what] of tooHeavy) console.error(`${what}: too heavy`);
for (const [what] of missing) console.error(`${what}: not there`);

process.exit(grown.length + tooHeavy.length + missing.length === 0 ? 0 : 1);
