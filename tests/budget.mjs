// Fails when a first screen's JavaScript has grown by more than 2 % over what was agreed in budget.json (brotli bytes).
// A growth that is worth it is agreed to with `npm run budget -- --agree`, in a commit that says why.
import { readFileSync, writeFileSync } from 'node:fs';

const ALLOWED_GROWTH = 1.02;
const agreedFile = new URL('./budget.json', import.meta.url);
const built = JSON.parse(readFileSync(new URL('../dist/first-screen.json', import.meta.url), 'utf8'));

if (process.argv.includes('--agree')) writeFileSync(agreedFile, `${JSON.stringify(built, null, 2)}\n`);
const agreed = JSON.parse(readFileSync(agreedFile, 'utf8'));

const grown = Object.entries(built).filter(([path, bytes]) => bytes > (agreed[path] ?? 0) * ALLOWED_GROWTH);
for (const [path, bytes] of Object.entries(built))
  console.log(`${path}: ${bytes} bytes of JavaScript, agreed ${agreed[path]}`);
for (const [path] of grown) console.error(`${path} has outgrown its budget`);
process.exit(grown.length === 0 ? 0 : 1);
