import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emailOf, PERSONA_PASSWORD } from '../../demo-server/scenarios/personas.ts';
import { freshServer } from '../demo-server/support/server.ts';
import { checkApi } from './checkApi.ts';
import { APP_ORIGIN, type Deviation, deviate } from './deviatingApi.ts';
import { deviations } from './deviations.ts';
import { tableOf } from './report.ts';

const server = freshServer({ scenario: 'sales', smsCode: '4821' });
const owner = { email: emailOf('activa'), password: PERSONA_PASSWORD };
const journey = { phone: '+525500012345', askCode: async () => '4821' };

/** Checks the demo server while it deviates. Returns its findings that are not `ok` or `skipped`, as lines. */
async function findingsOf(deviation: Deviation): Promise<{ lines: string[]; isGoodEnough: boolean }> {
  deviate(deviation);
  const { report } = await checkApi({ api: server.url, owner, origin: APP_ORIGIN });
  const notable = report.findings().filter(({ verdict }) => verdict === 'broken' || verdict === 'harmless');
  return {
    lines: notable.map(({ verdict, call, sentence }) => `${verdict}: ${call}: ${sentence}`),
    isGoodEnough: report.isGoodEnough(),
  };
}

describe('the checker', () => {
  test('finds the demo server good enough, and tries all calls that need no staff', async () => {
    const { report, leftBehind } = await checkApi({
      ...{ api: server.url, owner, journey, marketing: `${server.url}/marketing` },
    });
    expect(tableOf(report)).toContain('Good enough for the app: 26 calls are as described, 0 differ harmlessly');
    expect(leftBehind).toHaveLength(3);
  });

  test('finds an API on another origin good enough', async () => {
    expect(await findingsOf({})).toEqual({ lines: [], isGoodEnough: true });
  });

  test.each(deviations)('says of an API that deviates: $line', async ({ deviation, line, others = [] }) => {
    const { lines, isGoodEnough } = await findingsOf(deviation);
    expect(lines).toEqual([...others, line]);
    expect(isGoodEnough).toBe(line.startsWith('harmless'));
  });

  test('warns of a response that takes longer than two seconds, with its time', async () => {
    let time = 0;
    deviate({
      change(call) {
        if (call === 'GET /api/loans') time += 8000;
      },
    });
    const responses: [string, number, number][] = [];
    const { report } = await checkApi({
      ...{ api: server.url, owner, now: () => time },
      onResponse: (...response) => void responses.push(response),
    });
    expect(report.findings().filter(({ verdict }) => verdict === 'slow')).toEqual([
      {
        ...{ call: 'GET /api/loans', verdict: 'slow' },
        sentence: 'the response took 8.0 s; an owner should not wait longer than 2 s',
      },
    ]);
    expect(report.isGoodEnough()).toBe(true);
    // Each is told when it comes.
    expect(responses).toContainEqual(['GET /api/loans', 200, 8000]);
    expect(responses).toContainEqual(['POST /api/auth/logout', 204, 0]);
  });

  test('calls nothing as described of which only errors were tried', async () => {
    const { report } = await checkApi({ api: server.url });
    const findings = report.findings();
    expect(findings.filter(({ verdict }) => verdict === 'ok')).toEqual([]);
    expect(findings).toContainEqual({
      ...{ call: 'GET /api/loans', verdict: 'partly' },
      sentence: 'only its 401 was tried: needs --email and --password of an owner or --journey',
    });
    expect(tableOf(report)).toMatch(
      /^Nothing wrong with what was tried: 0 calls are as described, .*, 12 were tried in part, 17 were not tried\.$/m,
    );
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
