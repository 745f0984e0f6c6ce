import { type Answer, type Caller, callerOf } from '../demo-server/support/caller.ts';
import { completeOwner, confirmBureauCheck, PASSWORD, readyApplication } from '../demo-server/support/owner.ts';
import { quantile } from '../quantile.ts';
import { Stage } from '../stage.ts';
import type { Row } from './benchmark.ts';
import { withDemo } from './withDemo.ts';

/** Number of simultaneous owners. */
const OWNERS = 200;
/** The time over which they arrive evenly, and the pause between two calls, ms. */
const ARRIVING_MS = 120_000;
const PAUSE_MS = 1000;

/** Measures a call while owners go from the sign-up to the sent application and a second login. */
export async function owners(): Promise<Row[]> {
  const { times, errors } = await withDemo(measureOwners);
  for (const error of errors.slice(0, 3)) console.error(error);
  return [
    {
      what: `a call while ${OWNERS} owners apply for a loan, p95`,
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: 300,
    },
    { what: 'their calls that failed', value: errors.length, unit: '', atMost: 0 },
  ];
}

async function measureOwners(url: string): Promise<{ times: number[]; errors: unknown[] }> {
  const times: number[] = [];
  const errors: unknown[] = [];
  const journeys = Array.from({ length: OWNERS }, async (_, number) => {
    await pause((ARRIVING_MS / OWNERS) * number);
    await journey(url, times).catch((error) => errors.push(error));
  });
  await Promise.all(journeys);
  return { times, errors };
}

/** Makes all calls of one owner; the calls that read the codes as the operator are not counted. */
async function journey(url: string, times: number[]): Promise<void> {
  const as = (token?: string) => paced(callerOf(url, token), times);
  const server = { anyone: as(), as, stage: new Stage(url) };
  const looksAtHome = async (owner: Caller) => {
    for (const path of ['user', 'applications', 'loans']) await owner.get(`/api/${path}`);
  };

  const owner = await completeOwner(server);
  await looksAtHome(owner);
  const application = await readyApplication(owner, owner.phone.slice(-7));
  for (const months of [12, 9, 6]) await owner.get(`/api/calc?principal=${20_000 * months}&months=${months}`);
  await confirmBureauCheck(server, owner, application);
  await owner.post('/api/auth/logout');
  const { body } = await server.anyone.post('/api/auth/login', { email: owner.email, password: PASSWORD });
  await looksAtHome(as(body.token));
}

/** Creates a caller that pauses before each call and records its time, ms; an HTTP error ends the journey. */
function paced(caller: Caller, times: number[]): Caller {
  const timed =
    <Arguments extends [target: string, ...unknown[]]>(call: (...given: Arguments) => Promise<Answer>) =>
    async (...given: Arguments): Promise<Answer> => {
      await pause(PAUSE_MS);
      const begun = performance.now();
      const answer = await call(...given);
      times.push(performance.now() - begun);
      if (answer.status >= 400) throw new Error(`${given[0]}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    };
  return {
    get: timed(caller.get),
    post: timed(caller.post),
    put: timed(caller.put),
    patch: timed(caller.patch),
    delete: timed(caller.delete),
    upload: timed(caller.upload),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
