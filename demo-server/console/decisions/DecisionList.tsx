import gavelFill from '@phosphor-icons/core/assets/fill/gavel-fill.svg';
import { useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { CaseItem } from '../case-file/CaseItem.tsx';
import type { ItemKind } from '../dto.ts';
import type { ListedOwner } from '../inbox/listedOwner.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ListPanel } from '../kit/ListPanel.tsx';
import { useOwnerDecisions } from './useOwnerDecisions.ts';

type DecisionListProps = {
  /** Owner about whom the decisions are; undefined for those about all. */
  owner: ListedOwner | undefined;
  /** Item that the script points at. */
  lit?: { readonly kind: ItemKind; readonly id: string } | undefined;
  /** What is said when nothing waits. */
  emptyText: string;
};

const keyOf = (kind: ItemKind, id: string): string => `${kind}/${id}`;

/** What waits for the staff, each with a row for its buttons. */
export function DecisionList({ owner, lit, emptyText }: DecisionListProps) {
  const [allBeside, setAllBeside] = useState<string | null>(null);
  // Until another owner is listed.
  const isAll = owner !== undefined && allBeside === owner.id;
  const decisions = useOwnerDecisions(isAll ? undefined : owner);
  return (
    <ListPanel
      heading={{
        id: 'decisions',
        title: technicalTexts.decisions,
        icon: gavelFill,
        action: owner && (
          <ActionButton kind="plain" isForReading onPress={() => setAllBeside(isAll ? null : owner.id)}>
            {isAll
              ? technicalTexts.onlyDecisionsOf({ name: owner.name || technicalTexts.theTalk })
              : technicalTexts.seeAllDecisions}
          </ActionButton>
        ),
      }}
      items={decisions}
      keyOf={({ kind, item }) => keyOf(kind, item.id)}
      empty={emptyText}
      lit={lit && keyOf(lit.kind, lit.id)}
    >
      {({ kind, item, owner: its, loan }) => (
        <CaseItem kind={kind} item={item} owner={its} loan={loan ?? undefined} isNamed={isAll || owner === undefined} />
      )}
    </ListPanel>
  );
}
