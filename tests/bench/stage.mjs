// Measures the console with a full store: with 200 owners and 200 uploads on disk, a reset takes less
// than 2 s and signing in a persona less than 1 s, both at the 95th percentile. Fails when one of them takes longer.
import { OperatorClient } from '../operator.ts';
import { paintedJpeg } from '../paintedJpeg.ts';
import { median, quantile } from '../quantile.ts';
import { withDemo } from './demo.mjs';

/** Number of owners with an upload, in addition to the personas. */
const OWNERS = 200;
const RESETS = 20;
const SESSIONS = 100;
const LIMITS = { reset: 2000, session: 1000 };
const FULL = 'lleno';
/** A photo of 2,400 × 1,800 pixels. */
const photo = paintedJpeg(300, 225, (x, y) => [(x * 7) % 256, (y * 5) % 256, (x * y) % 256]);

await withDemo(async (url) => {
  const operator = new OperatorClient(url);
  await fill(operator);
  const call = (method, path) => fetch(`${url}/demo/api/${path}`, { method });
  await call('PUT', `snapshots/${FULL}`);
  const [owners, files] = await Promise.all([operator.rows('owners'), operator.rows('files')]);
  console.log(`${owners.length} owners, ${files.length} uploads`);

  const keys = ['nueva', 'activa', 'vencida', 'liquidada', 'temporal'];
  const session = await timed(SESSIONS, (i) => operator.session(keys[i % keys.length]));
  const reset = await timed(
    RESETS,
    () => operator.reset(),
    () => call('POST', `snapshots/${FULL}/restore`),
  );
  const slow = report('session', session) + report('reset', reset);
  process.exitCode = slow === 0 ? 0 : 1;
});

/** Creates owners, each with a photo of their own. */
async function fill(operator) {
  const cities = ['Ciudad de México', 'Guadalajara', 'Monterrey', 'Mérida', 'Tijuana', 'Cancún'];
  for (let i = 0; i < OWNERS; i += 1) {
    const wanted = { like: 'nueva', name: `Propietaria ${i} Prueba Larga`, rent: 18_000 + i, term: 8 };
    const key = await operator.personalise({ ...wanted, city: cities[i % cities.length] });
    const { token } = await operator.session(key);
    const body = new FormData();
    body.append('file', new Blob([photo], { type: 'image/jpeg' }), `comprobante-${i}.jpg`);
    const answer = await fetch(`${operator.url}/api/files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    if (!answer.ok) throw new Error(`An upload was rejected: ${answer.status}`);
  }
}

/** Returns the milliseconds of each run; `before` is not counted. */
async function timed(times, run, before = async () => {}) {
  const taken = [];
  for (let i = 0; i < times; i += 1) {
    await before();
    const start = performance.now();
    await run(i);
    taken.push(performance.now() - start);
  }
  return taken;
}

/** Prints the percentiles; returns 1 when the 95th exceeds its limit, else 0. */
function report(name, taken) {
  const p95 = Math.round(quantile(taken, 0.95));
  console.log(`${name}: p50 ${Math.round(median(taken))} ms, p95 ${p95} ms, limit ${LIMITS[name]} ms`);
  return p95 > LIMITS[name] ? 1 : 0;
}
