import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { loggedOut } from '#api/session';
import type { Notice } from '#domain/process/notice';
import { useNewNoticeCount } from '../../../web/features/notices/NoticesBell.tsx';
import { useGetNoticesQuery } from '../../../web/features/notices/noticesSlice.ts';
import { useSeenNotices } from '../../../web/features/notices/seenNotices.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';
import { TabStorage } from '../tabStorage.ts';

const noticeOf = (id: string): Notice => ({
  id,
  channel: 'email',
  title: 'Aprobamos tu pago',
  text: '',
  at: '2026-11-21T18:00:00Z',
  tone: 'approved',
});
const two = [noticeOf('2'), noticeOf('1')];

/** Renders the count and what was seen, with these notices as the answer; `idle` is when the browser becomes idle. */
function renderCount(answer: object, storage = new TabStorage()) {
  let idle = () => {};
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const useBoth = () => ({ count: useNewNoticeCount(), seen: useSeenNotices() });
  const rendered = renderScreenHook(useBoth, { 'GET /notices': answer as never });
  return { ...rendered, becomesIdle: () => act(() => idle()) };
}

test('the bell asks for notices when the page is idle, and counts those that are new', async () => {
  const { hook, calls, answered, becomesIdle } = renderCount(two);
  expect(calls).toEqual([]);
  await becomesIdle();
  await answered();
  expect(calls.map(({ call }) => call)).toEqual(['GET /notices']);
  expect(hook.current.count).toBe(2);
});

test.each([
  ['the API does not know the call', errorResponse(404)],
  ['there is no connection', noConnection],
])('there is no bell when %s', async (_, answer) => {
  const { hook, answered, becomesIdle } = renderCount(answer);
  await becomesIdle();
  await answered();
  expect(hook.current.count).toBeUndefined();
});

test('an API that does not know the call has no notices; any other failure is one', async () => {
  const query = async (answer: object) => {
    const { hook, answered } = renderScreenHook(() => useGetNoticesQuery(), { 'GET /notices': answer as never });
    await answered();
    return hook.current;
  };
  expect(await query(two)).toMatchObject({ data: two, isSuccess: true });
  expect(await query(errorResponse(404))).toMatchObject({ data: null, isSuccess: true });
  expect(await query(errorResponse(500))).toMatchObject({ data: undefined, error: { kind: 'http', status: 500 } });
});

test('an API that does not know the call is asked once', async () => {
  const first = renderCount(errorResponse(404));
  await first.becomesIdle();
  await first.answered();
  first.rerender();
  await first.answered();
  expect(first.calls).toHaveLength(1);
});

test('notices that were seen are not new until the owner logs out', async () => {
  const storage = new TabStorage();
  const { hook, rerender, store, answered, becomesIdle } = renderCount(two, storage);
  await becomesIdle();
  await answered();
  hook.current.seen.remember([noticeOf('1')]);
  rerender();
  expect(hook.current.count).toBe(1);
  await act(async () => store.dispatch(loggedOut()));
  expect([...storage.held.keys()].filter((key) => key.includes('notices'))).toEqual([]);
});

test('all notices are new where the storage is blocked', async () => {
  const storage = new TabStorage();
  storage.broken = true;
  const { hook, rerender, answered, becomesIdle } = renderCount(two, storage);
  await becomesIdle();
  await answered();
  hook.current.seen.remember(two);
  rerender();
  expect(hook.current.count).toBe(2);
});
