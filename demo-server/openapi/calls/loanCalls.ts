import { Installment, Proof } from '#domain/installment';
import { AccountStatement, Loan, Loans } from '#domain/loan';
import type { ApiCall } from './apiCall.ts';

const group = 'Loans';
const notFound = "There is no such record, or it is another owner's; which one is not told.";

/** Loans and their installments. */
export const loanCalls: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/loans',
    id: 'getLoans',
    group,
    summary: "Returns the owner's loans, newest first",
    description: 'The installments may be left out here.',
    success: { status: 200, shape: Loans },
    errors: {},
  },
  {
    method: 'GET',
    path: '/api/loans/{id}',
    id: 'getLoan',
    group,
    summary: 'Returns one loan with its installments',
    success: { status: 200, shape: Loan },
    errors: { 404: notFound },
  },
  {
    method: 'POST',
    path: '/api/loans/{id}/account-statement',
    id: 'sendAccountStatement',
    group,
    summary: 'Sends the bank statement that a loan waits for',
    body: AccountStatement,
    success: { status: 200, shape: Loan },
    errors: { 404: notFound, 409: 'The loan does not wait for one.', 422: 'The file is not valid.' },
  },
  {
    method: 'GET',
    path: '/api/installments/{id}',
    id: 'getInstallment',
    group,
    summary: 'Returns one installment',
    success: { status: 200, shape: Installment },
    errors: { 404: notFound },
  },
  {
    method: 'PUT',
    path: '/api/installments/{id}/upload-file',
    id: 'sendProof',
    group,
    summary: 'Sends the proof of a payment',
    body: Proof,
    success: { status: 200, shape: Installment },
    errors: { 404: notFound, 409: 'It is approved or in validation.', 422: 'The file is not valid.' },
  },
];
