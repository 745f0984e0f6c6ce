import { expect, test, vi } from 'vitest';
import { createOpenPage } from '../../../../demo-server/console/phone-agent/createOpenPage.ts';
import { deferred } from '../../../deferred.ts';

/** A phone whose data arrive, one call after the other, when the test resolves them. */
function openPhone() {
  const history = { index: 3, path: '/home' };
  const calls = [deferred(), deferred()] as const;
  const waiting = [...calls];
  const navigate = vi.fn();
  const refetch = () => waiting.shift()?.promise ?? Promise.resolve();
  const openPage = createOpenPage({
    refetch,
    navigate,
    historyIndex: () => history.index,
    currentPath: () => history.path,
  });
  return { openPage, navigate, calls, history };
}

const withNewData = (path: string) => ({ kind: 'open', path, refetch: true }) as const;

test('a page is opened at once, or with new data when these have arrived', async () => {
  const { openPage, navigate, calls } = openPhone();
  await openPage({ kind: 'open', path: '/calculator' });
  expect(navigate.mock.calls).toEqual([['/calculator']]);
  const opening = openPage(withNewData('/loans/1'));
  expect(navigate).toHaveBeenCalledOnce();
  calls[0].resolve();
  await opening;
  expect(navigate.mock.lastCall).toEqual(['/loans/1']);
});

test('a page whose data arrive late does not replace one that was opened after it', async () => {
  const { openPage, navigate, calls } = openPhone();
  const older = openPage(withNewData('/loans/1'));
  const newer = openPage(withNewData('/calculator'));
  calls[1].resolve();
  await newer;
  calls[0].resolve();
  await older;
  expect(navigate.mock.calls).toEqual([['/calculator']]);
});

test('a page whose data arrive late does not replace one that was opened after it without new data', async () => {
  const { openPage, navigate, calls } = openPhone();
  const older = openPage(withNewData('/loans/1'));
  await openPage({ kind: 'open', path: '/loans/1/success' });
  calls[0].resolve();
  await older;
  expect(navigate.mock.calls).toEqual([['/loans/1/success']]);
});

test('a page whose data arrive late does not replace one to which the owner has gone meanwhile', async () => {
  const { openPage, navigate, calls, history } = openPhone();
  const opening = openPage(withNewData('/loans/1'));
  history.index += 1;
  calls[0].resolve();
  await opening;
  expect(navigate).not.toHaveBeenCalled();
});

test('a page whose data arrive late is dropped when the talk has come back to the visible page', async () => {
  const { openPage, navigate, calls } = openPhone();
  const opening = openPage(withNewData('/loans/1'));
  await openPage(withNewData('/home'));
  calls[0].resolve();
  await opening;
  expect(navigate).not.toHaveBeenCalled();
});
