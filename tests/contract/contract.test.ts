import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emailOf, PERSONA_PASSWORD } from '../../demo-server/scenarios/personas.ts';
import { freshServer } from '../demo-server/support/server.ts';
import { checkApi } from './checkApi.ts';
import { type Answer, APP_ORIGIN, type Deviation, startDeviatingApi } from './deviatingApi.ts';
import { tableOf } from './report.ts';

const server = freshServer({ scenario: 'sales', smsCode: '4821' });
const owner = { email: emailOf('activa'), password: PERSONA_PASSWORD };
const journey = { phone: '+525500012345', askCode: async () => '4821' };

/** Checks a copy of the demo server that deviates. Returns its findings that are not `ok` or `skipped`, as lines. */
async function findingsOf(deviation: Deviation): Promise<{ lines: string[]; isGoodEnough: boolean }> {
  const copy = await startDeviatingApi(server.url, deviation);
  try {
    const { report } = await checkApi({ api: copy.url, owner, origin: APP_ORIGIN });
    const notable = report.findings().filter(({ verdict }) => verdict === 'broken' || verdict === 'harmless');
    return {
      lines: notable.map(({ verdict, call, sentence }) => `${verdict}: ${call}: ${sentence}`),
      isGoodEnough: report.isGoodEnough(),
    };
  } finally {
    copy.stop();
  }
}

/** Returns a deviation that changes the JSON of a successful call. */
// biome-ignore lint/suspicious/noExplicitAny: bodies of every call.
const changed = (call: string, changeBody: (body: any) => void): Deviation => ({
  change(at, answer) {
    if (at !== call || answer.status !== 200) return;
    const body = JSON.parse(answer.body.toString());
    changeBody(body);
    answer.body = Buffer.from(JSON.stringify(body));
  },
});

const isUnknownZipCode = (call: string) => call === 'GET /api/zip-codes/00000';

function endWith(answer: Answer, status: number, body = ''): void {
  answer.status = status;
  answer.body = Buffer.from(body);
}

const deviations: readonly { name: string; deviation: Deviation; line: string; others?: string[] }[] = [
  {
    name: 'a missing field',
    deviation: changed('GET /api/applications', ([application]) => delete application.pre_offer_fees),
    line: 'broken: GET /api/applications: `pre_offer_fees` is missing; the app needs a number',
  },
  {
    name: 'a date in another form',
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.summary.missing_installment.due_date = '2026/12/05';
    }),
    line: "broken: GET /api/loans: `summary.missing_installment.due_date` is '2026/12/05'; the app needs 'yyyy-MM-dd'",
  },
  {
    name: 'an amount in centavos',
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.amount *= 100;
    }),
    line: 'broken: GET /api/loans: `amount` is 16000000, but the installments add up to 160000: this looks like centavos; the app needs pesos',
  },
  {
    name: 'all amounts of loans in centavos',
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.amount *= 100;
      loan.summary.total_paid_amount *= 100;
      loan.summary.missing_installment.amount *= 100;
      for (const installment of loan.installments) installment.total_amount *= 100;
    }),
    line: 'broken: GET /api/loans: `amount` is 16000000, but its application is about 160000: this looks like centavos; the app needs pesos',
  },
  {
    name: 'an error as HTML',
    deviation: {
      change(call, answer) {
        if (isUnknownZipCode(call) && answer.status === 404) endWith(answer, 404, '<html><h1>Not found</h1></html>');
      },
    },
    line: 'broken: GET /api/zip-codes/{code}: the body of the 404 is HTML; the app needs JSON with `message` or `errors`',
  },
  {
    name: 'a 200 with the body of an error',
    deviation: {
      change(call, answer) {
        if (isUnknownZipCode(call) && answer.status === 404) answer.status = 200;
      },
    },
    line: 'broken: GET /api/zip-codes/{code}: the status is 200 for a zip code that does not exist; the app needs 404',
  },
  {
    name: 'no CORS',
    deviation: { change: (_call, { headers }) => delete headers['access-control-allow-origin'] },
    line: `broken: every call: \`Access-Control-Allow-Origin\` is missing; the app is on ${APP_ORIGIN}, and the browser hides the response`,
    others: [`broken: OPTIONS /api/user: the preflight does not allow the origin ${APP_ORIGIN}`],
  },
  {
    name: 'no Date',
    deviation: { change: (_call, { headers }) => delete headers.date },
    line: 'broken: every call: there is no `Date` header; the app takes the time from it',
  },
  {
    name: 'a token that outlives the logout',
    deviation: { swallowed: 'POST /api/auth/logout' },
    line: 'broken: POST /api/auth/logout: the token still works afterwards: GET /api/user responds 200; the app needs 401',
  },
  {
    name: 'a 204 instead of a body',
    deviation: {
      change(call, answer) {
        if (/^GET \/api\/loans\/\d$/.test(call) && answer.status === 200) endWith(answer, 204);
      },
    },
    line: 'broken: GET /api/loans/{id}: the status is 204 and there is no body; the app needs a JSON body',
  },
  {
    name: 'an unknown status',
    deviation: changed('GET /api/loans', ([loan]) => {
      loan.status = 'refinanced';
    }),
    line: "harmless: GET /api/loans: `status` is 'refinanced', which the app does not know; it shows a general text",
  },
  {
    name: 'an additional field',
    deviation: changed('GET /api/user', (profile) => {
      profile.loyalty_points = 3;
    }),
    line: 'harmless: GET /api/user: `loyalty_points` is an additional field; the app ignores it',
  },
];

describe('the checker', () => {
  test('finds the demo server good enough, and tries all calls that need no staff', async () => {
    const { report, leftBehind } = await checkApi({
      ...{ api: server.url, owner, journey, marketing: `${server.url}/marketing` },
    });
    expect(tableOf(report)).toContain('Good enough for the app: 26 calls are as described, 0 differ harmlessly');
    expect(leftBehind).toHaveLength(3);
  });

  test('finds a copy on another origin good enough', async () => {
    expect(await findingsOf({})).toEqual({ lines: [], isGoodEnough: true });
  });

  test.each(deviations)('names $name', async ({ deviation, line, others = [] }) => {
    const { lines, isGoodEnough } = await findingsOf(deviation);
    expect(lines).toEqual([...others, line]);
    expect(isGoodEnough).toBe(line.startsWith('harmless'));
  });

  test('says why an API cannot be reached', async () => {
    const { report } = await checkApi({ api: 'http://127.0.0.1:9' });
    expect(tableOf(report)).toMatch(/^broken +every call +http:\/\/127\.0\.0\.1:9 cannot be reached: /);
    expect(report.isGoodEnough()).toBe(false);
  });

  test('is a command that ends with 0 for a good API, 1 for a bad one and 2 for a wrong option', async () => {
    const good = await command(server.url, '--email', owner.email, '--password', owner.password);
    expect(good.stdout).toMatch(/^ok +POST \/api\/auth\/login$/m);
    expect(good.code).toBe(0);
    expect((await command('http://127.0.0.1:9')).code).toBe(1);
    expect(await command(server.url, '--email', owner.email)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--email and --password belong together.'),
    });
  });
});

/** Runs the checker as `npm run contract` does. */
function command(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = fileURLToPath(new URL('./run.ts', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', program, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
