import { useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import type { CaseItemDto, EventDto, ItemKind, OwnerDto, StaffTransition } from '../dto.ts';
import { useLazyListEventsAfterQuery } from '../event-log/eventLogSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import styles from './CaseFileRow.module.css';
import { useMakeTransitionMutation } from './caseFileSlice.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { transitionLabel } from './transitionLabels.ts';

/** Transitions that need a reason, which the owner receives. */
const TRANSITIONS_WITH_REASON: readonly StaffTransition[] = ['reject', 'refuse'];

type CaseFileRowProps = {
  kind: ItemKind;
  item: CaseItemDto;
  owner: OwnerDto;
  /** Number of the loan, when the item is an installment. */
  loan?: string | number | undefined;
  /** Whether the row is outside of the owner's file and therefore names them. */
  named?: boolean;
};

/** Row of an application, a loan or an installment, with its status and a button for each legal transition. */
export function CaseFileRow({ kind, item, owner, loan, named = false }: CaseFileRowProps) {
  const [toExplain, setToExplain] = useState<StaffTransition | null>(null);
  const { outcome, makeTransition } = useStaffTransition(kind, item, owner);
  const title = titles[kind](String(item.number));
  const fullTitle = loan === undefined ? title : `${titles.loans(String(loan))}, ${title}`;
  const titleWithOwner = consoleTexts.itemOf({ title: fullTitle, name: owner.name });
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.text}>
          <strong className={styles.title}>{named ? titleWithOwner : title}</strong>
          <span className={styles.detail}>{consoleTexts.ownerSees({ label: item.label, detail: item.detail })}</span>
        </div>
        <TransitionButtons
          kind={kind}
          transitions={item.transitions}
          title={fullTitle}
          onPress={(name) => (TRANSITIONS_WITH_REASON.includes(name) ? setToExplain(name) : makeTransition(name))}
        />
      </div>
      {outcome && <Outcome lines={outcome} />}
      <ReasonDialog
        open={toExplain !== null}
        title={toExplain === null ? '' : transitionLabel(kind, toExplain).replace('…', '')}
        item={titleWithOwner}
        onClose={() => setToExplain(null)}
        onReason={async (reason) => {
          if (toExplain !== null) await makeTransition(toExplain, reason);
        }}
      />
    </div>
  );
}

/** Sorts rejections before approvals. */
const rejectionsFirst = (a: StaffTransition, b: StaffTransition): number =>
  Number(TRANSITIONS_WITH_REASON.includes(b)) - Number(TRANSITIONS_WITH_REASON.includes(a));

type TransitionButtonsProps = {
  kind: ItemKind;
  transitions: readonly StaffTransition[];
  /** Title of the item, for the accessible names of the buttons. */
  title: string;
  onPress: (transition: StaffTransition) => unknown;
};

function TransitionButtons({ kind, transitions, title, onPress }: TransitionButtonsProps) {
  if (transitions.length === 0) return null;
  return (
    <Row>
      {[...transitions].sort(rejectionsFirst).map((name) => {
        const label = transitionLabel(kind, name);
        return (
          <ActionButton
            key={name}
            kind={TRANSITIONS_WITH_REASON.includes(name) ? 'no' : 'yes'}
            aria-label={`${label}: ${title}`}
            onPress={() => onPress(name)}
          >
            {label}
          </ActionButton>
        );
      })}
    </Row>
  );
}

function Outcome({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.outcome} aria-label={consoleTexts.whatHappened}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/**
 * Returns a function that makes a transition, and the lines of the event log that the last one caused: the new status
 * and the messages that were sent.
 */
function useStaffTransition(kind: ItemKind, { id }: CaseItemDto, owner: OwnerDto) {
  const [outcome, setOutcome] = useState<readonly string[] | null>(null);
  const [postTransition] = useMakeTransitionMutation();
  const [listEventsAfter] = useLazyListEventsAfterQuery();
  const showNotice = useShowNotice();
  const makeTransition = async (transition: StaffTransition, reason?: string) => {
    const lastEvent = (await listEventsAfter('0').unwrap()).at(-1)?.id ?? '0';
    await postTransition({ kind, id, transition, reason }).unwrap();
    setOutcome(linesAbout(await listEventsAfter(lastEvent).unwrap(), owner));
    showNotice(consoleTexts.done);
  };
  return { outcome, makeTransition };
}

/** Returns the lines of the events that concern an owner, messages included. */
const linesAbout = (events: readonly EventDto[], { id }: OwnerDto): string[] =>
  events.filter(({ owner_id, kind }) => owner_id === id && kind !== 'chat').map(({ line }) => line);

const titles = {
  applications: (number: string) => consoleTexts.applicationNo({ number }),
  loans: (number: string) => consoleTexts.loanNumber({ number }),
  installments: (number: string) => consoleTexts.monthNumber({ number }),
} as const satisfies Record<ItemKind, (number: string) => string>;
