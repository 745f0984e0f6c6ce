import { join } from 'node:path';
import { median } from '../../quantile.ts';
import { inSequence, type Row } from '../benchmark.ts';
import { root, withDemo } from '../withDemo.ts';
import { sum } from './measureStep.ts';
import { type MeasuredStep, walk } from './walk.ts';

/** The folder of another built checkout, measured in turn with this one. */
const BEFORE = process.env.BEFORE;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const LIMITS = { sum: 5500, step: 600, own: 150, interaction: 200 };

/** Measures what each step of the way from the landing page to the received application costs on a slow phone. */
export async function steps(): Promise<Row[]> {
  const rounds = await inSequence(ROUNDS, async () => ({
    before: BEFORE ? await walkOf(BEFORE) : undefined,
    now: await walkOf(root),
  }));
  const now = mediansOf(rounds.map((round) => round.now));
  const before = mediansOf(rounds.flatMap((round) => (round.before ? [round.before] : [])));
  if (before.length > 0) print('before', before);
  print('now', now);
  return rowsOf(now);
}

const walkOf = (folder: string) =>
  withDemo((url) => walk(url), [process.execPath, join(folder, 'dist/demo-server/main.js'), '--app', 'product']);

/** Returns each step with the medians of its figures; the calls are those of the first round. */
function mediansOf(rounds: readonly (readonly MeasuredStep[])[]): MeasuredStep[] {
  const [first = []] = rounds;
  return first.map(({ name, calls }, i) => {
    const of = (figure: 'wait' | 'network' | 'own' | 'interaction' | 'bytes' | 'late') =>
      median(rounds.map((round) => round[i]?.[figure] ?? Number.NaN));
    const times = { wait: of('wait'), network: of('network'), own: of('own'), interaction: of('interaction') };
    return { name, calls, ...times, bytes: of('bytes'), late: of('late') };
  });
}

function print(title: string, measured: readonly MeasuredStep[]): void {
  console.log(`\n${title.padEnd(24)}  wait  network  own work  slowest interaction   kB  late code  calls (ms)`);
  for (const { name, wait, network, own, interaction, bytes, late, calls } of measured) {
    const times = [wait, network, own, interaction].map((ms) => Math.round(ms));
    const widths = [6, 9, 10, 21];
    const columns = times.map((ms, i) => String(ms).padStart(widths[i] ?? 0)).join('');
    const code = `${String(Math.round(bytes / 1000)).padStart(5)}${String(late).padStart(11)}`;
    console.log(`${name.padEnd(24)}${columns}${code}  ${calls.join(', ')}`);
  }
  const total = sum(measured.map(({ wait }) => wait));
  const bytes = sum(measured.map((step) => step.bytes));
  console.log(
    `${'sum'.padEnd(24)}${String(Math.round(total)).padStart(6)}${String(Math.round(bytes / 1000)).padStart(45)}`,
  );
}

function rowsOf(measured: readonly MeasuredStep[]): Row[] {
  const most = (figure: 'wait' | 'own' | 'interaction') =>
    Math.round(Math.max(...measured.map((step) => step[figure])));
  return [
    {
      what: 'the waits of all steps',
      value: Math.round(sum(measured.map(({ wait }) => wait))),
      unit: 'ms',
      atMost: LIMITS.sum,
    },
    { what: 'the longest wait of a step', value: most('wait'), unit: 'ms', atMost: LIMITS.step },
    { what: 'the longest own work after the last response', value: most('own'), unit: 'ms', atMost: LIMITS.own },
    { what: 'the slowest interaction', value: most('interaction'), unit: 'ms', atMost: LIMITS.interaction },
    {
      what: 'scripts and styles requested after a press',
      value: sum(measured.map(({ late }) => late)),
      unit: '',
      atMost: 0,
    },
  ];
}
