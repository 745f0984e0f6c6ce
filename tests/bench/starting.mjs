import { median } from '../quantile.ts';
import { withDemo } from './demo.mjs';
import { inTurn } from './inTurn.mjs';

const STARTS = 3;

/** Measures `npm start` in an installed and built checkout. */
export async function starting() {
  const took = await inTurn(STARTS, () => withDemo(async (_, ready) => ready, ['npm', 'start', '--']));
  return { rows: [{ what: 'npm start to the ready line', value: median(took), unit: 'ms', atMost: 3000 }] };
}
