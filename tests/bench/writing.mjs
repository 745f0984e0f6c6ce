import { OperatorClient } from '../operator.ts';
import { median } from '../quantile.ts';
import { withDemo } from './demo.mjs';
import { inTurn } from './inTurn.mjs';

const WRITES = 60;
/** Numbers of applications in the store; the first and the last are compared. */
const SIZES = [50, 250, 500, 1000];
/** Simultaneous calls while the store is filled. */
const FILLING = 20;

/** Measures one write by the size of the store. */
export const writing = () =>
  withDemo(async (url) => {
    const { token } = await new OperatorClient(url).session('lista');
    const call = async (method, path, body) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
    const lease = {
      lease_monthly_income: 18_000,
      lease_start_date: '2020-01-01',
      lease_end_date: '2099-01-01',
      lease_payment_method: 'transfer',
      accept_privacy_policy: true,
    };
    const { id } = await call('POST', '/applications', lease);
    let count = (await new OperatorClient(url).rows('applications')).length;
    const points = [];
    for (const size of SIZES) {
      while (count < size) {
        const due = Math.min(FILLING, size - count);
        await Promise.all(Array.from({ length: due }, () => call('POST', '/applications', lease)));
        count += due;
      }
      const taken = await inTurn(WRITES, async (i) => {
        const begun = performance.now();
        await call('PUT', `/applications/${id}`, { lease_monthly_income: 18_000 + i });
        return performance.now() - begun;
      });
      points.push([size, median(taken)]);
    }
    const growth = points.at(-1)[1] / points[0][1];
    return {
      rows: [
        ...points.map(([size, ms]) => ({
          what: `one write, ${size} applications in the store`,
          value: ms,
          unit: 'ms',
        })),
        { what: `one write, ${SIZES.at(-1)} applications ÷ ${SIZES[0]}`, value: growth, unit: '', atMost: 4 },
      ],
      plot: {
        file: 'write-latency.svg',
        title: 'Time of one write by the number of applications in the store',
        across: 'applications in the store',
        up: 'one write, ms (median)',
        points,
      },
    };
  });
