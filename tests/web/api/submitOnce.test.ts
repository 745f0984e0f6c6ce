import { beforeEach, expect, test, vi } from 'vitest';
import { httpProblem } from '#api/problem';
import { submitOnce } from '#api/submitOnce';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

type Latest = 'open' | 'done';

const succeeding = (latest: Latest) => () => Promise.resolve(latest);
const failing = (problem: unknown) => () => Promise.reject(problem);

/** Runs a submission whose request ends as given, with `latest` as the state that is read again. */
async function submit(request: () => Promise<unknown>, latest: () => Promise<Latest>) {
  const read = vi.fn(latest);
  const onSent = vi.fn();
  const onConflict = vi.fn();
  const isPending = (state: Latest) => state === 'open';
  const errors = await submitOnce({ write: request(), read, isPending, onSent, onConflict });
  return {
    hasErrors: errors !== undefined,
    reads: read.mock.calls.length,
    sent: onSent.mock.calls.length,
    conflicts: onConflict.mock.calls.length,
  };
}

const conflict = httpProblem(409, {});

test('a request that succeeds is sent without reading again', async () => {
  const result = await submit(succeeding('done'), succeeding('open'));
  expect(result).toEqual({ hasErrors: false, reads: 0, sent: 1, conflicts: 0 });
});

test.each([422, 500])('a request that is rejected with %i shows its errors without reading again', async (status) => {
  const result = await submit(failing(httpProblem(status, {})), succeeding('done'));
  expect(result).toEqual({ hasErrors: true, reads: 0, sent: 0, conflicts: 0 });
});

test.each([
  ['a lost response', { kind: 'timeout' }],
  ['a lost connection', { kind: 'offline' }],
  ['a server that nobody reached', { kind: 'unreachable' }],
  ['an unreadable response', { kind: 'unreadable' }],
])('after %s the request counts as sent when it is no longer pending', async (_, problem) => {
  const sent = await submit(failing(problem), succeeding('done'));
  expect(sent).toEqual({ hasErrors: false, reads: 1, sent: 1, conflicts: 0 });
  const pending = await submit(failing(problem), succeeding('open'));
  expect(pending).toEqual({ hasErrors: true, reads: 1, sent: 0, conflicts: 0 });
});

test('a conflict is announced when the change was made elsewhere, and else shows its errors', async () => {
  const elsewhere = await submit(failing(conflict), succeeding('done'));
  expect(elsewhere).toEqual({ hasErrors: false, reads: 1, sent: 0, conflicts: 1 });
  const pending = await submit(failing(conflict), succeeding('open'));
  expect(pending).toEqual({ hasErrors: true, reads: 1, sent: 0, conflicts: 0 });
});

test('shows the errors of the request when the state cannot be read again', async () => {
  const result = await submit(failing({ kind: 'timeout' }), failing({ kind: 'offline' }));
  expect(result).toEqual({ hasErrors: true, reads: 1, sent: 0, conflicts: 0 });
});

test('shows the errors of the request when the state is not read again within a second and a half', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void submit(failing({ kind: 'timeout' }), () => new Promise(() => {})).then(ended);
  await vi.advanceTimersByTimeAsync(1499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ hasErrors: true, reads: 1, sent: 0, conflicts: 0 });
});
