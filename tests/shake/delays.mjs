// Delays calls of the file system and `fetch` at random in the process that loads it (`node --import`), as a busy disk and a
// slow line do. The delays follow from DELAY_SEED.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Share of the calls that are delayed before they begin, and of those whose result is delayed. */
const SHARE = 0.15;
const MAX_MS = 25;
/** The real one, also while a test has replaced the timers. */
const { setTimeout } = globalThis;

let seed;
let state = 0;
/** Returns a random number from 0 to 1. They begin anew when DELAY_SEED changes, which it does for each test file. */
function random() {
  if (process.env.DELAY_SEED !== seed) {
    seed = process.env.DELAY_SEED;
    state = [...String(seed)].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5);
  }
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Goes on at once or, for a share of the calls, later. */
function later(goOn) {
  if (random() < SHARE) setTimeout(goOn, random() * MAX_MS);
  else goOn();
}
const pause = () => new Promise(later);

/** Replaces a function, which keeps its properties (`util.promisify` reads them). */
const replace = (object, name, wrap) => {
  const original = object[name];
  if (typeof original !== 'function') return;
  object[name] = Object.defineProperties(wrap(original), Object.getOwnPropertyDescriptors(original));
};

const delayCallback = (original) =>
  function (...args) {
    const done = args.pop();
    if (typeof done !== 'function') return original.call(this, ...args, done);
    later(() => original.call(this, ...args, (...result) => later(() => done.apply(this, result))));
  };
const delayPromise = (original) =>
  async function (...args) {
    await pause();
    try {
      return await original.apply(this, args);
    } finally {
      await pause();
    }
  };

// What works on files has a synchronous twin. A glob is an iterator, not a promise.
const names = Object.keys(fs).filter((name) => `${name}Sync` in fs && name !== 'glob');
const file = await fs.promises.open(fileURLToPath(import.meta.url));
await file.close();
for (const name of names) {
  replace(fs, name, delayCallback);
  replace(fs.promises, name, delayPromise);
}
for (const name of [...names, 'sync', 'datasync']) replace(Object.getPrototypeOf(file), name, delayPromise);
// `close` is a property of each handle.
replace(fs.promises, 'open', (open) => async (...args) => {
  const handle = await open(...args);
  replace(handle, 'close', delayPromise);
  return handle;
});
syncBuiltinESMExports();
replace(globalThis, 'fetch', delayPromise);
