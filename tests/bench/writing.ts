import { median } from '../quantile.ts';
import { Stage } from '../stage.ts';
import { inSequence, millisecondsOf, type Row } from './benchmark.ts';
import { withDemo } from './withDemo.ts';

const WRITES = 60;
/** Numbers of applications in the store; the first and the last are compared. */
const [FEWEST, MOST] = [50, 1000];
const SIZES = [FEWEST, 250, 500, MOST];
/** Simultaneous calls while the store is filled. */
const FILLING = 20;

const lease = {
  lease_monthly_income: 18_000,
  lease_start_date: '2020-01-01',
  lease_end_date: '2099-01-01',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};

/** Measures one write by the size of the store. */
export const writing = (): Promise<Row[]> =>
  withDemo(async (url) => {
    const operator = new Stage(url);
    const { token } = await operator.session('lista');
    const call = async (method: 'POST' | 'PUT', path: string, body: object): Promise<{ id: string }> => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as { id: string };
    };
    const { id } = await call('POST', '/applications', lease);
    let count = (await operator.rows('applications')).length;
    const medians = new Map<number, number>();
    for (const size of SIZES) {
      while (count < size) {
        const due = Math.min(FILLING, size - count);
        await Promise.all(Array.from({ length: due }, () => call('POST', '/applications', lease)));
        count += due;
      }
      const times = await inSequence(WRITES, (i) =>
        millisecondsOf(() => call('PUT', `/applications/${id}`, { lease_monthly_income: 18_000 + i })),
      );
      medians.set(size, median(times));
    }
    const growth = (medians.get(MOST) ?? Number.NaN) / (medians.get(FEWEST) ?? Number.NaN);
    return [
      ...[...medians].map(([size, value]) => ({
        what: `one write, ${size} applications in the store`,
        value,
        unit: 'ms' as const,
      })),
      { what: `one write, ${MOST} applications ÷ ${FEWEST}`, value: growth, unit: '', atMost: 4 },
    ];
  });
