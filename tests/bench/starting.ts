import { median } from '../quantile.ts';
import { inSequence, type Row } from './benchmark.ts';
import { withDemo } from './withDemo.ts';

const STARTS = 3;

/** Measures `npm start` in an installed and built checkout. */
export async function starting(): Promise<Row[]> {
  const times = await inSequence(STARTS, () => withDemo(async (_, readyAfter) => readyAfter, ['npm', 'start', '--']));
  return [{ what: 'npm start to the ready line', value: median(times), unit: 'ms', atMost: 3000 }];
}
