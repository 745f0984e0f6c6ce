import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { printFigure, shortOrLong } from '../longRun.ts';
import { quantile } from '../quantile.ts';
import { Stage } from '../stage.ts';
import { brokenLines, hostileRequest } from './hostileRequests.ts';
import { hostileUpload } from './hostileUploads.ts';
import { createRandom } from './random.ts';
import { sendRaw } from './sendRaw.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

const REQUESTS = shortOrLong(400, 8000);
const SEEDS = shortOrLong(1, 3);
/** Longest time of an answer, ms: two seconds in the long run; beside other tests only a missing answer counts. */
const SLOWEST = shortOrLong(30_000, 2000);
const AT_ONCE = 8;

const start = serverProcesses();

/** Matches what an answer must never contain: paths of the program and stack traces. */
const INSIDES = /\bat .+:\d+:\d+|node_modules|demo-server\/|file:\/\/|SyntaxError|TypeError|ENOENT/;

for (let seed = 1; seed <= SEEDS; seed += 1) {
  test(`answers ${REQUESTS} hostile requests, seed ${seed}, without a 5xx or a stack trace, and keeps running`, {
    timeout: shortOrLong(120_000, 1_200_000),
  }, async () => {
    const server = await start('--data-dir', ':memory:');
    const { authorization } = await signedUp(server.url, 1);
    const random = createRandom(seed);
    const times: number[] = [];
    const statuses = new Map<number, number>();

    for (let done = 0; done < REQUESTS; done += AT_ONCE) {
      const token = authorization.slice('Bearer '.length);
      // One of eight is an upload, which has a parser of its own.
      const calls = [
        hostileUpload(random, token),
        ...Array.from({ length: AT_ONCE - 1 }, () => hostileRequest(random, token)),
      ];
      await Promise.all(
        calls.map(async (call) => {
          const what = `${call.method} ${call.path.slice(0, 200)} ${call.body?.toString().slice(0, 200) ?? ''}`;
          const begun = performance.now();
          const { status, headers, text } = await sendRaw(server.url, call);
          const took = performance.now() - begun;
          // 501 means an unknown method or encoding, which is the caller's mistake.
          expect(status === 501 ? 400 : status, what).toBeLessThan(500);
          if (status >= 400 && call.path.startsWith('/api/') && call.method !== 'HEAD' && text !== '') {
            expect(headers['content-type'], what).toContain('application/json');
            expect(() => JSON.parse(text), what).not.toThrow();
          }
          if (status >= 400) expect(text, what).not.toMatch(INSIDES);
          expect(took, what).toBeLessThan(SLOWEST);
          times.push(took);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    // Some requests must get past authentication and parsers, or the test would prove little.
    for (const status of [200, 400, 401, 404, 415, 422])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(0);
    expect(server.isAlive()).toBe(true);
    await expect(new Stage(server.url).health()).resolves.toMatchObject({ status: 'ok' });
    printFigure(
      `${REQUESTS} requests, 0 × 5xx, p95 ${quantile(times, 0.95).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    );
  });
}

test('answers 400 to malformed requests or closes the connection, and serves the next caller', async () => {
  const server = await start('--data-dir', ':memory:');
  for (const line of brokenLines) {
    const answer = await answerTo(server, line);
    expect(answer, JSON.stringify(line.slice(0, 80))).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(INSIDES);
    await expect(new Stage(server.url).health()).resolves.toMatchObject({ status: 'ok' });
  }
  expect(server.isAlive()).toBe(true);
});

/** Returns all bytes received over a raw connection until it ends; empty when it is closed without an answer. */
function answerTo({ url }: ServerProcess, line: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.end(line, 'latin1'));
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}
