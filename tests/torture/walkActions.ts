import { TERM, type Walk } from './walk.ts';
import type { ModelApplication, ModelInstallment, ModelLoan } from './walkModel.ts';

type Action = (walk: Walk, which: number) => Promise<unknown> | undefined;
const onApplication =
  (act: (walk: Walk, target: ModelApplication) => Promise<unknown>): Action =>
  (walk, which) => {
    const target = walk.application(which);
    return target && act(walk, target);
  };
const onLoan =
  (act: (walk: Walk, target: ModelLoan) => Promise<unknown>): Action =>
  (walk, which) => {
    const target = walk.loan(which);
    return target && act(walk, target);
  };
const onInstallment =
  (act: (walk: Walk, target: ModelInstallment) => Promise<unknown>): Action =>
  (walk, which) => {
    const target = walk.installment(which);
    return target && act(walk, target);
  };

/** Every call that may change a status, the owner's and the operator's, whether it is due or not. */
export const actions = {
  start: (walk) => walk.starts(),
  term: onApplication((walk, target) => walk.choosesTerm(target)),
  property: onApplication((walk, target) => walk.setsProperty(target, '1234567')),
  'property with a low score': onApplication((walk, target) => walk.setsProperty(target, 'BURO-BAJO')),
  discard: onApplication((walk, target) => walk.discards(target)),
  authorise: onApplication((walk, target) => walk.authorises(target)),
  resend: (walk) => walk.asksForCode(),
  confirm: onApplication((walk, target) => walk.confirms(target, 'right')),
  'confirm by guessing': onApplication((walk, target) => walk.confirms(target, 'wrong')),
  take: onApplication((walk, target) => walk.staffMoves(target, 'applications', 'take')),
  'approve an application': onApplication((walk, target) => walk.staffMoves(target, 'applications', 'approve')),
  'reject an application': onApplication((walk, target) => walk.staffMoves(target, 'applications', 'reject')),
  statement: onLoan((walk, target) => walk.sendsStatement(target)),
  accept: onLoan((walk, target) => walk.staffMoves(target, 'loans', 'accept')),
  refuse: onLoan((walk, target) => walk.staffMoves(target, 'loans', 'refuse')),
  sign: onLoan((walk, target) => walk.staffMoves(target, 'loans', 'sign')),
  queue: onLoan((walk, target) => walk.staffMoves(target, 'loans', 'queue')),
  disburse: onLoan((walk, target) => walk.staffMoves(target, 'loans', 'disburse')),
  pay: onInstallment((walk, target) => walk.pays(target)),
  'approve a payment': onInstallment((walk, target) => walk.staffMoves(target, 'installments', 'approve')),
  'reject a payment': onInstallment((walk, target) => walk.staffMoves(target, 'installments', 'reject')),
  'a minute passes': (walk) => walk.waits(1),
  'a month passes': (walk) => walk.waits(31 * 24 * 60),
} as const satisfies Readonly<Record<string, Action>>;

/** An action and the index of the entity that it applies to. */
export type Step = readonly [action: keyof typeof actions, which: number];

export const takeStep = (walk: Walk, [name, which]: Step) => walk.goes(name, (target) => actions[name](target, which));

/** The steps from a new application to a paid loan; a walk along them with detours reaches every status. */
export const wayThrough: readonly Step[] = [
  ...(['start', 'term', 'property', 'authorise', 'confirm', 'take', 'approve an application'] as const),
  ...(['statement', 'refuse', 'statement', 'accept', 'sign', 'queue', 'disburse'] as const),
]
  .map((name): Step => [name, 0])
  .concat(
    Array.from({ length: TERM }, (_, which): Step[] => [
      ['pay', which],
      ['reject a payment', which],
      ['pay', which],
      ['approve a payment', which],
    ]).flat(),
  );
