import type { CaseFileDto, CaseItemDto, ItemKind, StaffTransition } from '../dto.ts';

/** Returns the items of a kind in a case file. */
function itemsOf({ applications, loans }: CaseFileDto, kind: ItemKind): readonly CaseItemDto[] {
  const all = { applications, loans, installments: loans.flatMap(({ installments }) => installments) };
  return all[kind];
}

/** Returns the item whose status has changed last. */
const newestOf = (items: readonly CaseItemDto[]): CaseItemDto | undefined =>
  items.reduce<CaseItemDto | undefined>(
    (newest, item) => (newest === undefined || item.moved_at >= newest.moved_at ? item : newest),
    undefined,
  );

/**
 * Returns the item of a kind in a case file that allows a transition; of several the one whose status has changed last: it
 * is what the talk is about, when an earlier payment waits too.
 */
const findItem = (file: CaseFileDto, kind: ItemKind, transition: StaffTransition): CaseItemDto | undefined =>
  newestOf(itemsOf(file, kind).filter(({ transitions }) => transitions.some((legal) => legal === transition)));

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
