/** Returns the value that an API sends for a field in the answer to a path; undefined leaves the field out. */
export type Change = (field: string, value: unknown, path: string) => unknown;

const without =
  (...fields: readonly string[]): Change =>
  (field, value) =>
    fields.includes(field) ? undefined : value;

const withoutListedInstallments: Change = (field, value, path) =>
  field === 'installments' && path === '/api/loans' ? undefined : value;

const withoutAnyExtra = without(
  ...['history', 'bureau_authorization', 'application_id', 'loan_id', 'number'],
  ...['rejection_reason', 'statement_refusal_reason'],
);

const dayBefore = (at: string) => new Date(Date.parse(at) - 86_400_000).toISOString();

/** Statuses that only the real API sends, by those that the demo server sends in the same place. */
const realStatuses: Readonly<Record<string, string>> = {
  signature_document_completed: 'approved',
  pending_disbursement: 'approved',
  overdue: 'outdated',
};

/** The APIs of the walk, by what tells them apart from the demo server: most lack fields beyond the specification. */
export const apis: Readonly<Record<string, Change>> = {
  'with all fields': (_, value) => value,
  'without histories': without('history'),
  'without installments in lists': withoutListedInstallments,
  'with the fields of the specification': (field, value, path) =>
    withoutAnyExtra(field, withoutListedInstallments(field, value, path), path),
  'with an authorisation a day before the sending': (field, value) =>
    field === 'bureau_authorization' && value ? { ...value, at: dayBefore((value as { at: string }).at) } : value,
  'with the statuses of the real API': (field, value) => (field === 'status' && realStatuses[String(value)]) || value,
};
