import gavelFill from '@phosphor-icons/core/assets/fill/gavel-fill.svg';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { steps } from '../../script/steps.ts';
import { CaseFileRow } from '../case-file/CaseFileRow.tsx';
import { selectOwnerId, selectStep } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Lit } from '../kit/Lit.tsx';
import { Hint, Panel } from '../kit/Panel.tsx';
import { pointsAt } from '../script/pointsAt.ts';
import { UpcomingDecision } from './UpcomingDecision.tsx';
import { useDecisions } from './useDecisions.ts';

/** Decisions that are visible before the list is expanded. */
const COLLAPSED_COUNT = 2;

/** Section with what waits for the staff: the decisions of the owner on the phone first. */
export function Decisions() {
  const decisions = useDecisions();
  const ownerId = useSelector(selectOwnerId);
  const isPointedAt = pointsAt(steps[useSelector(selectStep)]) === 'decision';
  const [isExpanded, setExpanded] = useState(false);
  const count = decisions.length;
  return (
    <Panel
      id="decisions"
      title={consoleTexts.decisions}
      icon={gavelFill}
      // Above the list: below it there is no room in low windows.
      aside={
        count > COLLAPSED_COUNT ? (
          <ActionButton kind="plain" aria-expanded={isExpanded} onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? consoleTexts.showFewer : consoleTexts.showPending({ count })}
          </ActionButton>
        ) : (
          consoleTexts.decisionsPending({ count })
        )
      }
    >
      <UpcomingDecision />
      {count === 0 && <Hint>{consoleTexts.noDecisions}</Hint>}
      <ol>
        {decisions.slice(0, isExpanded ? undefined : COLLAPSED_COUNT).map(({ kind, item, owner, loan }) => (
          <Lit key={`${kind}/${item.id}`} when={isPointedAt && owner.id === ownerId}>
            <CaseFileRow kind={kind} item={item} owner={owner} loan={loan ?? undefined} named />
          </Lit>
        ))}
      </ol>
    </Panel>
  );
}
