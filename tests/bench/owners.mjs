import { callerOf } from '../demo-server/support/caller.ts';
import { completeOwner, confirmed, PASSWORD, readyApplication } from '../demo-server/support/owner.ts';
import { OperatorClient } from '../operator.ts';
import { quantile } from '../quantile.ts';
import { withDemo } from './demo.mjs';

/** Numbers of simultaneous owners; the limit applies to the last. */
const SIZES = [50, 100, 200];
/** The time over which they arrive evenly, and the pause between two calls, ms. */
const ARRIVING_MS = 120_000;
const PAUSE_MS = 1000;

/** Measures a call while owners go from the sign-up to the sent application and a second login. */
export async function owners() {
  const points = [];
  let failed = 0;
  for (const size of SIZES) {
    const { times, errors } = await withDemo((url) => measureOwners(size, url));
    points.push([size, quantile(times, 0.95)]);
    failed += errors.length;
    for (const error of errors.slice(0, 3)) console.error(error);
  }
  return {
    rows: [
      {
        what: `a call while ${SIZES.at(-1)} owners walk the journey, p95`,
        value: points.at(-1)[1],
        unit: 'ms',
        atMost: 300,
      },
      { what: 'their calls that failed', value: failed, unit: '', atMost: 0 },
    ],
    plot: {
      file: 'owners.svg',
      title: 'Time of a call by the number of owners who walk the journey within two minutes',
      across: 'owners within two minutes',
      up: 'a call, ms (95th percentile)',
      points,
    },
  };
}

async function measureOwners(size, url) {
  const times = [];
  const errors = [];
  const walks = Array.from({ length: size }, async (_, number) => {
    await pause((ARRIVING_MS / size) * number);
    await journey(url, times).catch((error) => errors.push(error));
  });
  await Promise.all(walks);
  return { times, errors };
}

/** Makes all calls of one owner; the calls that read the codes as the operator are not counted. */
async function journey(url, times) {
  const operator = new OperatorClient(url);
  const as = (token) => paced(callerOf(url, token), times);
  const server = { anyone: as(), as, codeFor: (phone) => operator.code(phone) };
  const looksAtHome = async (owner) => {
    for (const path of ['user', 'applications', 'loans']) await owner.get(`/api/${path}`);
  };

  const owner = await completeOwner(server);
  await looksAtHome(owner);
  const application = await readyApplication(owner, owner.phone.slice(-7));
  for (const months of [12, 9, 6]) await owner.get(`/api/calc?principal=${20_000 * months}&months=${months}`);
  await confirmed(server, owner, application);
  await owner.post('/api/auth/logout');
  const { body } = await server.anyone.post('/api/auth/login', { email: owner.email, password: PASSWORD });
  await looksAtHome(as(body.token));
}

/** Creates a caller that pauses before each call and records its time, ms; an HTTP error ends the journey. */
function paced(caller, times) {
  const timed =
    (name, call) =>
    async (...given) => {
      await pause(PAUSE_MS);
      const begun = performance.now();
      const answer = await call(...given);
      times.push(performance.now() - begun);
      if (answer.status >= 400) throw new Error(`${name} ${given[0]}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    };
  return Object.fromEntries(Object.entries(caller).map(([name, call]) => [name, timed(name, call)]));
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
