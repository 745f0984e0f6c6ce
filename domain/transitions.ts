/** A state machine: for each transition the statuses that it may start from and the status that it ends in. */
export type Transitions<Status extends string, Transition extends string> = Readonly<
  Record<Transition, { readonly from: readonly Status[]; readonly to: Status }>
>;

/** A transition that the table does not allow. The demo server responds to it with 409. */
export class IllegalTransition extends Error {
  override readonly name = 'IllegalTransition';
}

/**
 * Returns the status after a transition. Throws `IllegalTransition` when the table does not allow it from this status.
 */
export function statusAfter<Status extends string, Transition extends string>(
  transitions: Transitions<Status, Transition>,
  status: Status,
  transition: Transition,
): Status {
  const { from, to } = transitions[transition];
  if (!from.includes(status)) throw new IllegalTransition(`No ${transition} from ${status}`);
  return to;
}

/** Returns the transitions that a status allows, in the order of the table: those that an operator may be offered. */
export const legalTransitions = <Status extends string, Transition extends string>(
  transitions: Transitions<Status, Transition>,
  status: Status,
): Transition[] =>
  (Object.keys(transitions) as Transition[]).filter((transition) => transitions[transition].from.includes(status));
