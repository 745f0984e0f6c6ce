import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { readQuietly } from '#api/quietReads';
import { submitOnce } from '#api/submitOnce';
import { toQueryState } from '#api/toQueryState';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { applicationOf, loanOf, profileAtStep } from '../../../demo-server/states/sampleResponses.ts';
import {
  useGetInstallmentQuery,
  useLazyGetInstallmentQuery,
  useSendProofMutation,
} from '../../../web/features/installments/installmentsSlice.ts';
import {
  useLazyGetLoanQuery,
  useLoan,
  useSendAccountStatementMutation,
} from '../../../web/features/records/loansSlice.ts';
import { errorResponse, noConnection, renderScreenHook } from '../scriptedStore.ts';

const installment = { id: '31', number: 3, status: 'pending', due_date: '2026-11-12', total_amount: 20_000 };
const once = { isPending: () => true, onSent: () => undefined, onConflict: () => undefined };

/** Screens that show data and send a write, each with the write as its form sends it. */
const screens: Readonly<Record<string, () => { query: QueryState<unknown>; send: () => Promise<unknown> }>> = {
  'the proof of a payment': () => {
    const [send] = useSendProofMutation();
    const [read] = useLazyGetInstallmentQuery();
    const submit = () =>
      submitOnce({ ...once, write: send({ id: '31', file: 'f' }).unwrap(), read: () => readQuietly(read('31')) });
    return { query: toQueryState(useGetInstallmentQuery('31')), send: submit };
  },
  'the bank statement': () => {
    const [send] = useSendAccountStatementMutation();
    const [read] = useLazyGetLoanQuery();
    const statement = { id: '12', account_statement: 'f' };
    return {
      query: useLoan('12'),
      send: () => submitOnce({ ...once, write: send(statement).unwrap(), read: () => readQuietly(read('12')) }),
    };
  },
};

describe.each(Object.entries(screens))('%s', (_, useScreen) => {
  test.each([
    ['without a connection', noConnection],
    ['with a server that fails', errorResponse(500)],
  ])('fails %s as a failure of its own: the data on the screen have not failed to load', async (_, answer) => {
    const answers: Parameters<typeof renderScreenHook>[1] = {
      'GET /applications/7': applicationOf('uncompleted', { pre_offer_term_frame: null }),
      'GET /user': profileAtStep('identification'),
      'GET /installments/31': installment,
      'GET /loans/12': loanOf('awaiting_account_statement_upload'),
    };
    const { hook, answered } = renderScreenHook(useScreen, answers);
    await answered();
    expect(hook.current.query.data).toBeDefined();
    for (const call of Object.keys(answers)) answers[call] = answer;
    for (const call of ['PUT /applications/7', 'PUT /user', 'PUT /installments/31/upload-file']) answers[call] = answer;
    answers['POST /loans/12/account-statement'] = answer;
    await act(() => hook.current.send().catch(() => undefined));
    await answered();
    expect(hook.current.query.data).toBeDefined();
    expect(hook.current.query.failure).toBeUndefined();
  });
});
