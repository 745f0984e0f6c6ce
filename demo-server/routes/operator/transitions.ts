import { type Infer, object } from 'superstruct';
import { Application } from '#domain/application';
import { Installment } from '#domain/installment';
import { Loan } from '#domain/loan';
import { isBlank } from '#domain/rules';
import { MAX_REASON_LENGTH, singleLine } from '#domain/text/singleLine';
import { statusAfter } from '#domain/transitions';
import {
  type BackOffice,
  createBackOffice,
  type TransitionDetails,
  transitionTables,
} from '../../backoffice/transitions.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors, notFound } from '../../http/errors.ts';
import { text } from '../../http/fields.ts';
import type { Shape } from '../../openapi/calls/apiCall.ts';
import type { Row } from '../../store/rows.ts';
import { serializeApplication, serializeInstallment, serializeLoan } from '../serializers.ts';
import { call, type OperatorCall } from './call.ts';

/** The transitions of the back office. The others are the owner's and are made through the product's API. */
export const staffTransitions = {
  applications: ['take', 'approve', 'reject'],
  loans: ['accept', 'refuse', 'sign', 'queue', 'disburse'],
  installments: ['approve', 'reject'],
} as const;
type TransitionOf<Name extends ItemKind> = (typeof staffTransitions)[Name][number];

/** Kind of an item in a case file, as in the addresses of its calls. */
export type ItemKind = keyof typeof staffTransitions;
/** Transition that the staff may make. */
export type StaffTransition = TransitionOf<ItemKind>;

/** Transitions that require a reason, which the owner reads. */
export const withReason: readonly string[] = ['reject', 'refuse'];

const summaries: Readonly<Record<string, string>> = {
  'applications/take': 'Begins the validation of an application',
  'applications/approve': 'Approves an application, which creates its loan',
  'applications/reject': 'Rejects an application, with the reason that the owner reads',
  'loans/accept': 'Accepts the bank statement of a loan',
  'loans/refuse': 'Asks for another bank statement, with the reason that the owner reads',
  'loans/sign': "Reports the owner's signature",
  'loans/queue': 'Queues the deposit of a loan',
  'loans/disburse': 'Deposits a loan, which creates its installments',
  'installments/approve': 'Approves the proof of a payment',
  'installments/reject': 'Rejects the proof of a payment, with the reason that the owner reads',
};

const Reason = object({ reason: text() });

/** Declares the calls for the transitions of a kind of item. */
function callsFor<Name extends ItemKind>(
  kind: Name,
  response: Shape,
  change: (office: BackOffice, id: string, transition: TransitionOf<Name>, details: TransitionDetails) => Row<Name>,
  serialize: (demo: Demo, row: Row<Name>) => object,
): OperatorCall[] {
  return (staffTransitions[kind] as readonly TransitionOf<Name>[]).map((transition) =>
    call(
      `POST /${kind}/:id/${transition}`,
      summaries[`${kind}/${transition}`] ?? '',
      { ...(withReason.includes(transition) && { body: Reason }), response },
      async (demo, { params, body }) => {
        const row = await demo.store.write(() => {
          const before = demo.store.table(kind as ItemKind).get(params.id);
          if (!before) throw notFound();
          // The status is checked before the length of the reason: a wrong status is a 409.
          statusAfter(transitionTables[kind], before.status, transition);
          return change(createBackOffice(demo), before.id, transition, reasonFor(transition, body));
        });
        return serialize(demo, row);
      },
    ),
  );
}

/** The back office's transitions. */
export const transitionCalls = [
  ...callsFor('applications', Application, (office, ...change) => office.application(...change), serializeApplication),
  ...callsFor('loans', Loan, (office, ...change) => office.loan(...change), serializeLoan),
  ...callsFor('installments', Installment, (office, ...change) => office.installment(...change), serializeInstallment),
];

/** Returns the reason of a transition that requires one; throws a 422 when it is missing or too long. */
function reasonFor(transition: string, body: Partial<Infer<typeof Reason>>): { reason?: string } {
  if (!withReason.includes(transition)) return {};
  const reason = singleLine(body.reason ?? '');
  if (isBlank(reason) || reason.length > MAX_REASON_LENGTH) throw fieldErrors({ reason: 'This value is not valid' });
  return { reason };
}
