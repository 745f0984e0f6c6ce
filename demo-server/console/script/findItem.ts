import type { CaseFileDto, CaseItemDto, ItemKind, StaffTransition } from '../dto.ts';

/** Returns the items of a kind in a case file. */
export function itemsOf({ applications, loans }: CaseFileDto, kind: ItemKind): readonly CaseItemDto[] {
  const all = { applications, loans, installments: loans.flatMap(({ installments }) => installments) };
  return all[kind];
}

/** Returns the item of a kind whose status has changed last. */
export const lastMoved = (file: CaseFileDto, kind: ItemKind): CaseItemDto | undefined =>
  itemsOf(file, kind).reduce<CaseItemDto | undefined>(
    (last, item) => (last === undefined || item.moved_at >= last.moved_at ? item : last),
    undefined,
  );

/** Returns the first item of a kind in a case file that allows a transition. */
export const findItem = (file: CaseFileDto, kind: ItemKind, transition: StaffTransition): CaseItemDto | undefined =>
  itemsOf(file, kind).find(({ transitions }) => transitions.some((legal) => legal === transition));

/**
 * Returns the item that goes on by one of these transitions, and those of them that are left: the first ones may have been
 * made by their own buttons. Undefined when no item allows any.
 */
export function remainingTransitions(file: CaseFileDto, kind: ItemKind, transitions: readonly StaffTransition[]) {
  for (const [index, transition] of transitions.entries()) {
    const item = findItem(file, kind, transition);
    if (item) return { id: item.id, remaining: transitions.slice(index) };
  }
  return undefined;
}
