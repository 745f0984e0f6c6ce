import { expect, test, vi } from 'vitest';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

/** Listeners are notified of a commit one turn later. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Counts the slow work of the server during a call: password hashes and writes to the disk. */
async function workOf(call: () => Promise<unknown>): Promise<{ hashes: number; writes: number }> {
  const { passwords, store } = server.running.demo;
  await aTurn();
  const commit = vi.fn();
  const stop = store.onCommit(commit);
  const [hash, matches] = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches')];
  await call();
  await aTurn();
  stop();
  const work = { hashes: hash.mock.calls.length + matches.mock.calls.length, writes: commit.mock.calls.length };
  for (const spy of [hash, matches]) spy.mockRestore();
  return work;
}

test.each([
  ['/api/auth/login', { password: 'Equivocada1!' }, { status: 401, body: { message: 'Wrong e-mail or password' } }],
  ['/api/auth/recover-password', {}, { status: 200, body: { message: 'A temporary password was sent' } }],
])('a known and an unknown e-mail cause the same work and get the same answer at %s', async (path, more, expected) => {
  const { email } = await verifiedOwner(server);
  const answers: unknown[] = [];
  const work: unknown[] = [];
  for (const who of [email, 'nadie@correo.mx']) {
    work.push(
      await workOf(async () => {
        const answer = await server.anyone.post(path, { email: who, ...more });
        const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
        answers.push({ status: answer.status, body: answer.body, headers });
      }),
    );
  }
  expect(answers[0]).toMatchObject(expected);
  expect(answers[1]).toEqual(answers[0]);
  expect(work[1]).toEqual(work[0]);
  expect(work[0]).toMatchObject({ writes: 1 });
});
