import { expect, test } from 'vitest';
import { jumped, phoneLocationChanged, selectJump } from '../../../demo-server/console/consoleSlice.ts';
import { createConsoleStore } from '../../../demo-server/console/store.ts';

test('a jump can be undone at the page to which it leads, and no more once the talk goes on to another one', () => {
  const { dispatch, getState } = createConsoleStore();
  const showPage = (path: string) =>
    dispatch(phoneLocationChanged({ kind: 'location', path, busy: false, owner_id: 'ana' }));
  dispatch(jumped({ from: 1, to: 9 }));
  showPage('/home');
  expect(selectJump(getState())).toEqual({ from: 1, to: 9 });
  showPage('/applications/lease-contract');
  expect(selectJump(getState())).toBeNull();
});
