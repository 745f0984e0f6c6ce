import { type CheckedOwner, TERM } from './checkedOwner.ts';
import type { ModelApplication, ModelInstallment, ModelLoan } from './journeyModel.ts';

type Action = (owner: CheckedOwner, index: number) => Promise<unknown> | undefined;
const onApplication =
  (act: (owner: CheckedOwner, target: ModelApplication) => Promise<unknown>): Action =>
  (owner, index) => {
    const target = owner.application(index);
    return target && act(owner, target);
  };
const onLoan =
  (act: (owner: CheckedOwner, target: ModelLoan) => Promise<unknown>): Action =>
  (owner, index) => {
    const target = owner.loan(index);
    return target && act(owner, target);
  };
const onInstallment =
  (act: (owner: CheckedOwner, target: ModelInstallment) => Promise<unknown>): Action =>
  (owner, index) => {
    const target = owner.installment(index);
    return target && act(owner, target);
  };

/** Every call that may change a status, the owner's and the operator's, whether it is due or not. */
export const actions = {
  start: (owner) => owner.createsApplication(),
  term: onApplication((owner, target) => owner.choosesTerm(target)),
  property: onApplication((owner, target) => owner.setsProperty(target, '1234567')),
  'property with a low score': onApplication((owner, target) => owner.setsProperty(target, 'BURO-BAJO')),
  discard: onApplication((owner, target) => owner.discards(target)),
  authorise: onApplication((owner, target) => owner.authorises(target)),
  resend: (owner) => owner.resendsCode(),
  confirm: onApplication((owner, target) => owner.confirms(target, 'right')),
  'confirm by guessing': onApplication((owner, target) => owner.confirms(target, 'wrong')),
  take: onApplication((owner, target) => owner.makesStaffTransition(target, 'applications', 'take')),
  'approve an application': onApplication((owner, target) =>
    owner.makesStaffTransition(target, 'applications', 'approve'),
  ),
  'reject an application': onApplication((owner, target) =>
    owner.makesStaffTransition(target, 'applications', 'reject'),
  ),
  statement: onLoan((owner, target) => owner.sendsStatement(target)),
  accept: onLoan((owner, target) => owner.makesStaffTransition(target, 'loans', 'accept')),
  refuse: onLoan((owner, target) => owner.makesStaffTransition(target, 'loans', 'refuse')),
  sign: onLoan((owner, target) => owner.makesStaffTransition(target, 'loans', 'sign')),
  queue: onLoan((owner, target) => owner.makesStaffTransition(target, 'loans', 'queue')),
  disburse: onLoan((owner, target) => owner.makesStaffTransition(target, 'loans', 'disburse')),
  pay: onInstallment((owner, target) => owner.pays(target)),
  'approve a payment': onInstallment((owner, target) => owner.makesStaffTransition(target, 'installments', 'approve')),
  'reject a payment': onInstallment((owner, target) => owner.makesStaffTransition(target, 'installments', 'reject')),
  'a minute passes': (owner) => owner.waits(1),
  'a month passes': (owner) => owner.waits(31 * 24 * 60),
} as const satisfies Readonly<Record<string, Action>>;

/** An action and the index of the entity that it applies to. */
export type Step = readonly [action: keyof typeof actions, index: number];

export const runStep = (owner: CheckedOwner, [name, index]: Step) =>
  owner.runs(name, (target) => actions[name](target, index));

/** The steps from a new application to a paid loan; with random steps in between they reach every status. */
export const completeJourney: readonly Step[] = [
  ...(['start', 'term', 'property', 'authorise', 'confirm', 'take', 'approve an application'] as const),
  ...(['statement', 'refuse', 'statement', 'accept', 'sign', 'queue', 'disburse'] as const),
]
  .map((name): Step => [name, 0])
  .concat(
    Array.from({ length: TERM }, (_, index): Step[] => [
      ['pay', index],
      ['reject a payment', index],
      ['pay', index],
      ['approve a payment', index],
    ]).flat(),
  );
