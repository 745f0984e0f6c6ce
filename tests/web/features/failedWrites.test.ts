import { act } from 'react';
import { expect, test } from 'vitest';
import { readQuietly } from '#api/quietReads';
import { submitOnce } from '#api/submitOnce';
import { loanOf } from '../../../demo-server/states/sampleResponses.ts';
import {
  useLazyGetLoanQuery,
  useLoan,
  useSendAccountStatementMutation,
} from '../../../web/features/records/loansSlice.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';

/** A screen that shows a loan and sends its bank statement. */
function useScreen() {
  const [send] = useSendAccountStatementMutation();
  const [read] = useLazyGetLoanQuery();
  const submit = () =>
    submitOnce({
      write: send({ id: '12', account_statement: 'f' }).unwrap(),
      read: () => readQuietly(read('12')),
      isPending: () => true,
      onSent: () => undefined,
      onConflict: () => undefined,
    });
  return { loan: useLoan('12'), submit };
}

test.each([
  ['without a connection', noConnection],
  ['with a server that fails', errorResponse(500)],
])(
  'a write that fails %s is a failure of its own: the data on the screen have not failed to load',
  async (_, answer) => {
    const answers: Parameters<typeof renderScreenHook>[1] = {
      'GET /loans/12': loanOf('awaiting_account_statement_upload'),
    };
    const { hook, answered } = renderScreenHook(useScreen, answers);
    await answered();
    answers['GET /loans/12'] = answer;
    answers['*'] = answer;
    await act(() => hook.current.submit().catch(() => undefined));
    await answered();
    expect(hook.current.loan.data).toBeDefined();
    expect(hook.current.loan.failure).toBeUndefined();
  },
);
