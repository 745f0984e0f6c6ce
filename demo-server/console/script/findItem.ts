import type { CaseFileDto, CaseItemDto, ItemKind, StaffTransition } from '../dto.ts';

/** Returns the first item of a kind in a case file that allows a transition. */
export function findItem({ applications, loans }: CaseFileDto, kind: ItemKind, transition: StaffTransition) {
  const all = { applications, loans, installments: loans.flatMap(({ installments }) => installments) };
  const items: readonly CaseItemDto[] = all[kind];
  return items.find(({ transitions }) => transitions.some((legal) => legal === transition));
}
