import { installmentTransitions, type Proof, proofRules } from '#domain/installment';
import { type AccountStatement, accountStatementRules, loanTransitions } from '#domain/loan';
import { statusAfter } from '#domain/transitions';
import type { Demo } from '../demo.ts';
import { requireFile } from '../files/fileFields.ts';
import { parseBody } from '../http/errors.ts';
import type { InstallmentRow, LoanRow, OwnerRow } from '../store/rows.ts';
import { createBackOffice } from './transitions.ts';

/*
 * What owners send for their loans, in calls of the app and in the played steps of the talk. Call each within
 * `store.write`. Each throws the HTTP error of its call.
 */

/** Sends the account statement of a loan. */
export function sendStatement(demo: Demo, owner: OwnerRow, id: string, body: unknown): LoanRow {
  const { status } = demo.store.getOwned('loans', id, owner.id);
  // The status is checked before the body: a wrong status is a 409 whatever was sent.
  statusAfter(loanTransitions, status, 'statement');
  const { account_statement } = parseBody<AccountStatement>(accountStatementRules, body);
  const file = requireFile(demo, owner, 'account_statement', account_statement, 'document');
  return createBackOffice(demo).loan(id, 'statement', { file });
}

/** Sends the proof of payment of an installment. */
export function sendProof(demo: Demo, owner: OwnerRow, id: string, body: unknown): InstallmentRow {
  const { status } = demo.store.getOwned('installments', id, owner.id);
  // The status is checked before the body: a wrong status is a 409 whatever was sent.
  statusAfter(installmentTransitions, status, 'proof');
  const { file: fileId } = parseBody<Proof>(proofRules, body);
  const file = requireFile(demo, owner, 'file', fileId, 'image');
  return createBackOffice(demo).installment(id, 'proof', { file });
}
