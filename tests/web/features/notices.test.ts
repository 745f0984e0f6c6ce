import { screen } from '@testing-library/react';
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { loggedOut } from '#api/session';
import type { Notice } from '#domain/process/notice';
import * as noticeTexts from '#i18n/es-MX/notices';
import { dayAndTime, hour } from '#i18n/format';
import { NoticesBell, useNewNoticeCount } from '../../../web/features/notices/NoticesBell.tsx';
import { NoticesScreen } from '../../../web/features/notices/NoticesScreen.tsx';
import { useNotices } from '../../../web/features/notices/noticesSlice.ts';
import { useSeenNotices } from '../../../web/features/notices/seenNotices.ts';
import { forbidStorage } from '../forbiddenStorage.ts';
import { errorResponse, noConnection, renderScreen, renderScreenHook } from '../scriptedStore.ts';

const noticeOf = (id: string): Notice => ({
  id,
  channel: 'email',
  title: 'Aprobamos tu pago',
  text: '',
  at: '2026-11-21T18:00:00Z',
  tone: 'approved',
});
const two = [noticeOf('2'), noticeOf('1')];

/** Opens a page with the bell, which becomes idle then, with these notices as the answer. */
async function openPage(answer: object) {
  let becomeIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    becomeIdle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const useBoth = () => ({ count: useNewNoticeCount(), seen: useSeenNotices() });
  const page = renderScreenHook(useBoth, { 'GET /notices': answer as never });
  await page.answered();
  expect(page.calls).toEqual([]);
  await act(() => becomeIdle());
  await page.answered();
  return page;
}

test('the bell asks for notices when the page is idle, and counts those that are new', async () => {
  const { hook, calls } = await openPage(two);
  expect(calls.map(({ call }) => call)).toEqual(['GET /notices']);
  expect(hook.current.count).toBe(2);
});

test('the bell asks again each time that home is opened, since any call may have sent a notice', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  let visit = 1;
  const bell = () => createElement(NoticesBell, { key: visit });
  const { calls, rerender, answered } = renderScreenHook(() => undefined, { 'GET /notices': two }, 'secret', bell);
  await answered();
  visit = 2;
  rerender();
  await answered();
  expect(calls.map(({ call }) => call)).toEqual(['GET /notices', 'GET /notices']);
});

test.each([
  ['the API does not know the call', errorResponse(404)],
  ['there is no connection', noConnection],
])('there is no bell when %s', async (_, answer) => {
  expect((await openPage(answer)).hook.current.count).toBeUndefined();
});

test('an API that does not know the call has no notices, and is asked once; any other failure is one', async () => {
  const query = async (answer: object) => {
    const { hook, calls, rerender, answered } = renderScreenHook(() => useNotices(), {
      'GET /notices': answer as never,
    });
    await answered();
    rerender();
    await answered();
    expect(calls).toHaveLength(1);
    return hook.current;
  };
  expect(await query(two)).toMatchObject({ data: two, isSuccess: true });
  expect(await query(errorResponse(404))).toMatchObject({ data: null, isSuccess: true });
  expect(await query(errorResponse(500))).toMatchObject({ data: undefined, error: { kind: 'http', status: 500 } });
});

test('notices that were seen are not new until the owner logs out', async () => {
  const { hook, rerender, store } = await openPage(two);
  hook.current.seen.remember([noticeOf('1')]);
  rerender();
  expect(hook.current.count).toBe(1);
  await act(async () => store.dispatch(loggedOut()));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('notices'))).toEqual([]);
});

test('all notices are new where the storage is blocked', async () => {
  forbidStorage();
  const { hook, rerender } = await openPage(two);
  hook.current.seen.remember(two);
  rerender();
  expect(hook.current.count).toBe(2);
});

test('a notice says whether it came by SMS or e-mail, and when: today at an hour or on another day', async () => {
  const [today, before] = [new Date('2026-11-21T18:00:00Z'), new Date('2026-11-20T18:00:00Z')];
  vi.useFakeTimers({ toFake: ['Date'], now: today });
  const bySms: Notice = { ...noticeOf('2'), channel: 'sms' };
  const notices = [bySms, { ...noticeOf('1'), at: before }];
  const page = renderScreen(createElement(NoticesScreen), { 'GET /notices': notices });
  await page.answered();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`${noticeTexts.bySms} · ${noticeTexts.todayAt({ hour: hour(today) })}`),
    expect.stringContaining(`${noticeTexts.byEmail} · ${dayAndTime(before)}`),
  ]);
});
