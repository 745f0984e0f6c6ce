import { expect, test, vi } from 'vitest';
import { HttpError } from '../../../demo-server/http/errors.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });
const reset = () => server.stage.reset({ scenario: 'sales' });

/** Requests the user with a token; resolves with the status, or with 'held' once the server holds its error back. */
async function statusOf(token: string, headers: Record<string, string> = {}): Promise<number | 'held'> {
  const abort = new AbortController();
  const { setTimeout } = globalThis;
  const spy = vi.spyOn(globalThis, 'setTimeout');
  const held = new Promise<'held'>((resolve) => {
    spy.mockImplementation(((job: () => void, ms: number, ...values: unknown[]) => {
      if (values[0] instanceof HttpError) resolve('held');
      return setTimeout(job, ms, ...values);
    }) as typeof setTimeout);
  });
  const response = fetch(`${server.url}/api/user`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: abort.signal,
  }).then(({ status }) => status);
  const result = await Promise.race([response, held]);
  spy.mockRestore();
  abort.abort();
  await response.catch(() => undefined);
  return result;
}

test('a call whose session a reset has removed is held, so that its window can follow the new data first', async () => {
  const { token } = await server.stage.session('activa');
  expect(await statusOf(token)).toBe(200);
  await reset();
  expect(await statusOf(token)).toBe('held');
});

test('a window that asks whether its session is gone learns it at once', async () => {
  const { token } = await server.stage.session('activa');
  await reset();
  expect(await statusOf(token, { 'x-at-once': '1' })).toBe(401);
});

test('a session that was ended, or never was, is rejected at once', async () => {
  const { token } = await server.stage.session('activa');
  await fetch(`${server.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf('a'.repeat(43))).toBe(401);
});

test('a session that a restored point has again goes on', async () => {
  const { token } = await server.stage.session('activa');
  await server.stage.saveSnapshot('with the session');
  await reset();
  await server.stage.restoreSnapshot('with the session');
  expect(await statusOf(token)).toBe(200);
});
