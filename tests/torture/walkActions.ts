import { TERM, type Walk } from './walk.ts';
import type { ModelApplication, ModelInstallment, ModelLoan } from './walkModel.ts';

type Action = (walk: Walk, which: number) => Promise<unknown> | undefined;
const onApplication =
  (act: (walk: Walk, it: ModelApplication) => Promise<unknown>): Action =>
  (walk, which) => {
    const it = walk.application(which);
    return it && act(walk, it);
  };
const onLoan =
  (act: (walk: Walk, it: ModelLoan) => Promise<unknown>): Action =>
  (walk, which) => {
    const it = walk.loan(which);
    return it && act(walk, it);
  };
const onInstallment =
  (act: (walk: Walk, it: ModelInstallment) => Promise<unknown>): Action =>
  (walk, which) => {
    const it = walk.installment(which);
    return it && act(walk, it);
  };

/** Every call that may change where things stand, the owner's and the staff's, whether it is its turn or not. */
export const actions = {
  start: (walk) => walk.starts(),
  term: onApplication((walk, it) => walk.choosesTerm(it)),
  property: onApplication((walk, it) => walk.tellsProperty(it, '1234567')),
  'property with a low score': onApplication((walk, it) => walk.tellsProperty(it, 'BURO-BAJO')),
  discard: onApplication((walk, it) => walk.discards(it)),
  authorise: onApplication((walk, it) => walk.authorises(it)),
  resend: (walk) => walk.asksForCode(),
  confirm: onApplication((walk, it) => walk.confirms(it, 'right')),
  'confirm by guessing': onApplication((walk, it) => walk.confirms(it, 'wrong')),
  take: onApplication((walk, it) => walk.staffMoves(it, 'applications', 'take')),
  'approve an application': onApplication((walk, it) => walk.staffMoves(it, 'applications', 'approve')),
  'reject an application': onApplication((walk, it) => walk.staffMoves(it, 'applications', 'reject')),
  statement: onLoan((walk, it) => walk.sendsStatement(it)),
  accept: onLoan((walk, it) => walk.staffMoves(it, 'loans', 'accept')),
  refuse: onLoan((walk, it) => walk.staffMoves(it, 'loans', 'refuse')),
  sign: onLoan((walk, it) => walk.staffMoves(it, 'loans', 'sign')),
  queue: onLoan((walk, it) => walk.staffMoves(it, 'loans', 'queue')),
  disburse: onLoan((walk, it) => walk.staffMoves(it, 'loans', 'disburse')),
  pay: onInstallment((walk, it) => walk.pays(it)),
  'approve a payment': onInstallment((walk, it) => walk.staffMoves(it, 'installments', 'approve')),
  'reject a payment': onInstallment((walk, it) => walk.staffMoves(it, 'installments', 'reject')),
  'a minute passes': (walk) => walk.waits(1),
  'a month passes': (walk) => walk.waits(31 * 24 * 60),
} as const satisfies Readonly<Record<string, Action>>;

/** An action, and on which of what she has. */
export type Step = readonly [action: keyof typeof actions, which: number];

export const goes = (walk: Walk, [name, which]: Step) => walk.goes(name, (it) => actions[name](it, which));

/** The way from nothing to a paid loan: a walk that follows it, now and then astray, sees every status. */
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
