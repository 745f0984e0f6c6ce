import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../demo-server/support/demo.ts';
import { isLongRun, printFigure } from '../longRun.ts';
import { median } from '../quantile.ts';
import { serverProcesses, signedUp } from './serverProcess.ts';

const start = serverProcesses();

const CALLS = 40;
/** Largest difference of the two medians, ms: less than the usual variance of a phone's latency. */
const APART = 15;

// Times are measured only in the long run; guesses.test.ts tests in every run that the work is the same.
describe.skipIf(!isLongRun)('the time of an answer', { timeout: 300_000 }, () => {
  test.each([
    ['login', '/api/auth/login', { password: 'Equivocada1!' }],
    ['recovery', '/api/auth/recover-password', {}],
  ])('does not reveal at the %s whether an account has the e-mail', async (what, path, more) => {
    const server = await start('--data-dir', await temporaryFolder());
    for (let number = 0; number < CALLS; number += 1) await signedUp(server.url, number);
    const time = async (email: string) => {
      const begun = performance.now();
      const body = JSON.stringify({ email, ...more });
      const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer = await fetch(server.url + path, call);
      await answer.arrayBuffer();
      return performance.now() - begun;
    };
    await time('erste@correo.test');
    const [known, unknown]: [number[], number[]] = [[], []];
    // Alternates, so that other load on the machine affects both.
    for (let number = 0; number < CALLS; number += 1) {
      known.push(await time(`owner${number}@correo.test`));
      unknown.push(await time(`nadie${number}@correo.test`));
    }
    const [one, other] = [median(known), median(unknown)];
    printFigure(
      `${what}: ${one.toFixed(1)} ms for known e-mails, ${other.toFixed(1)} ms for unknown ones (median of ${CALLS})`,
    );
    expect(Math.abs(one - other)).toBeLessThan(APART);
  });
});
