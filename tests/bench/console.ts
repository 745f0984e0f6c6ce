import { paintedJpeg } from '../paintedJpeg.ts';
import { quantile } from '../quantile.ts';
import { Stage } from '../stage.ts';
import { inSequence, millisecondsOf, type Row } from './benchmark.ts';
import { withDemo } from './withDemo.ts';

/** Number of owners with an upload, in addition to the personas. */
const OWNERS = 200;
const RESETS = 20;
const SESSIONS = 100;
const FULL = 'lleno';
const KEYS = ['nueva', 'activa', 'vencida', 'liquidada', 'temporal'];
const CITIES = ['Ciudad de México', 'Guadalajara', 'Monterrey', 'Mérida', 'Tijuana', 'Cancún'];
/** A photo of 2,400 × 1,800 pixels. */
const photo = new Uint8Array(paintedJpeg(300, 225, (x, y) => [(x * 7) % 256, (y * 5) % 256, (x * y) % 256]));

/**
 * Measures the console with a full store: with 200 owners and 200 uploads on disk, a reset and the session of a persona, both
 * at the 95th percentile.
 */
export const consoleTimes = (): Promise<Row[]> =>
  withDemo(async (url) => {
    const operator = new Stage(url);
    await inSequence(OWNERS, (i) => createOwner(operator, i));
    await operator.saveSnapshot(FULL);
    const sessions = await inSequence(SESSIONS, (i) => millisecondsOf(() => operator.session(elementOf(KEYS, i))));
    const resets = await inSequence(RESETS, async () => {
      await operator.restoreSnapshot(FULL);
      return millisecondsOf(() => operator.reset());
    });
    return [
      rowOf('a session of a persona beside 200 owners', sessions, 1000),
      rowOf('a reset with 200 owners', resets, 2000),
    ];
  });

/** Creates an owner with a photo of their own. */
async function createOwner(operator: Stage, number: number): Promise<void> {
  const names = { name: `Propietaria ${number}`, last_name: 'Prueba Larga' };
  const city = elementOf(CITIES, number);
  const { key } = await operator.personalise({ like: 'nueva', ...names, rent: 18_000 + number, term: 8, city });
  const { token } = await operator.session(key);
  const body = new FormData();
  body.append('file', new Blob([photo], { type: 'image/jpeg' }), `comprobante-${number}.jpg`);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${operator.url}/api/files`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`An upload was rejected: ${answer.status}`);
}

/** Returns the element at an index; after the last one follows the first. */
function elementOf(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

const rowOf = (what: string, times: readonly number[], atMost: number): Row => ({
  what: `${what}, p95`,
  value: Math.round(quantile(times, 0.95)),
  unit: 'ms',
  atMost,
});
