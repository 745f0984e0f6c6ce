import { type CheckedOwner, TERM } from './checkedOwner.ts';
import { type Diagram, diagram, type Targets } from './journeyModel.ts';

type Action = (owner: CheckedOwner, index: number) => Promise<unknown> | undefined;
/** Returns an action on one of the owner's entities of a kind, if there is any. */
const on =
  <Kind extends keyof Targets>(
    kind: Kind,
    act: (owner: CheckedOwner, target: Targets[Kind]) => Promise<unknown>,
  ): Action =>
  (owner, index) => {
    const target = owner.target(kind, index);
    return target && act(owner, target);
  };

/** The operator's transitions, such as `loans/accept`. */
const staffActions = Object.entries<Diagram>(diagram).flatMap(([kind, transitions]) =>
  Object.keys(transitions).map((transition) => {
    const of = kind as keyof Targets;
    return [`${kind}/${transition}`, on(of, (owner, target) => owner.makesStaffTransition(target, of, transition))];
  }),
);

/** Every call that may change a status, the owner's and the operator's, whether it is due or not. */
export const actions: Readonly<Record<string, Action>> = {
  start: (owner) => owner.createsApplication(),
  term: on('applications', (owner, target) => owner.choosesTerm(target)),
  property: on('applications', (owner, target) => owner.setsProperty(target, '1234567')),
  'property with a low score': on('applications', (owner, target) => owner.setsProperty(target, 'BURO-BAJO')),
  discard: on('applications', (owner, target) => owner.discards(target)),
  authorise: on('applications', (owner, target) => owner.authorises(target)),
  resend: (owner) => owner.resendsCode(),
  confirm: on('applications', (owner, target) => owner.confirms(target, 'right')),
  'confirm by guessing': on('applications', (owner, target) => owner.confirms(target, 'wrong')),
  statement: on('loans', (owner, target) => owner.sendsStatement(target)),
  pay: on('installments', (owner, target) => owner.pays(target)),
  'a minute passes': (owner) => owner.waits(1),
  'a month passes': (owner) => owner.waits(31 * 24 * 60),
  ...Object.fromEntries(staffActions),
};

/** The name of an action and the index of the entity that it applies to. */
export type Step = readonly [action: string, index: number];

export function runStep(owner: CheckedOwner, [name, index]: Step) {
  const action = actions[name];
  if (action === undefined) throw new Error(`No action is called "${name}"`);
  return owner.runs(name, (target) => action(target, index));
}

/** The steps from a new application to a paid loan; with random steps in between they reach every status. */
export const completeJourney: readonly Step[] = [
  ...['start', 'term', 'property', 'authorise', 'confirm', 'applications/take', 'applications/approve'],
  ...['statement', 'loans/refuse', 'statement', 'loans/accept', 'loans/sign', 'loans/queue', 'loans/disburse'],
]
  .map((name): Step => [name, 0])
  .concat(
    Array.from({ length: TERM }, (_, index): Step[] => [
      ['pay', index],
      ['installments/reject', index],
      ['pay', index],
      ['installments/approve', index],
    ]).flat(),
  );
