import { useState } from 'react';
import { noticeShown } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import type { EventDto, MovableDto, OwnerDto } from '../dto.ts';
import { useLazyListEventsAfterQuery } from '../event-log/eventLogSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './CaseFileRow.module.css';
import { type Kind, useMoveMutation } from './caseFileSlice.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { type MoveName, moveWords } from './transitionLabels.ts';

/** Moves that need a reason, which the owner receives. */
const MOVES_WITH_REASON: readonly string[] = ['reject', 'refuse'];

/** Lines of the event log that a move caused: the new status and the messages that were sent. */
type Outcome = { readonly lines: readonly string[] };

type FileRowProps = {
  kind: Kind;
  item: MovableDto;
  owner: OwnerDto;
  /** Number of the loan, when the item is an installment. */
  loan?: string | number;
};

/** Row of an application, a loan or an installment, with its status and a button for each legal move. */
export function FileRow({ kind, item, owner, loan }: FileRowProps) {
  const [moveToExplain, setMoveToExplain] = useState<string | null>(null);
  const { outcome, runMove } = useRunMove(kind, item, owner);
  const title = titles[kind](String(item.number));
  const fullTitle = loan === undefined ? title : `${titles.loans(String(loan))}, ${title}`;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.detail}>
            {t('The owner sees: {label} · {detail}', { label: item.label, detail: item.detail })}
          </span>
        </div>
        <MoveButtons
          kind={kind}
          moves={item.moves}
          title={fullTitle}
          onMove={(name) => (MOVES_WITH_REASON.includes(name) ? setMoveToExplain(name) : runMove(name))}
        />
      </div>
      {outcome && (
        <ul className={styles.outcome} aria-label={t('What happened')}>
          {outcome.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={moveToExplain !== null}
        title={moveToExplain === null ? '' : moveWords[`${kind}/${moveToExplain}` as MoveName].replace('…', '')}
        onClose={() => setMoveToExplain(null)}
        onReason={async (reason) => {
          if (moveToExplain !== null) await runMove(moveToExplain, reason);
        }}
      />
    </div>
  );
}

type MoveButtonsProps = {
  kind: Kind;
  moves: readonly string[];
  /** Title of the item, for the accessible names of the buttons. */
  title: string;
  onMove: (name: string) => unknown;
};

/** A button for each legal move. */
function MoveButtons({ kind, moves, title, onMove }: MoveButtonsProps) {
  const { isViewer } = useIsViewer();
  if (moves.length === 0) return null;
  return (
    <Row>
      {moves.map((name) => {
        const label = moveWords[`${kind}/${name}` as MoveName];
        return (
          <ActionButton
            key={name}
            kind={MOVES_WITH_REASON.includes(name) ? 'no' : 'yes'}
            disabled={isViewer}
            aria-label={`${label}: ${title}`}
            onPress={() => onMove(name)}
          >
            {label}
          </ActionButton>
        );
      })}
    </Row>
  );
}

/** Returns a function that makes a move, and the outcome of the last one. */
function useRunMove(kind: Kind, { id }: MovableDto, owner: OwnerDto) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [move] = useMoveMutation();
  const [listEventsAfter] = useLazyListEventsAfterQuery();
  const dispatch = useConsoleDispatch();
  const runMove = async (name: string, reason?: string) => {
    const lastEvent = (await listEventsAfter('0').unwrap()).at(-1)?.id ?? '0';
    await move({ kind, id, move: name, reason }).unwrap();
    const lines = linesAbout(await listEventsAfter(lastEvent).unwrap(), owner);
    setOutcome({ lines });
    dispatch(noticeShown({ text: t('Done.') }));
  };
  return { outcome, runMove };
}

/** Returns the lines of the events that concern an owner, messages included. */
const linesAbout = (events: readonly EventDto[], { id }: OwnerDto): string[] =>
  events.filter(({ owner_id, kind }) => owner_id === id && kind !== 'chat').map(({ line }) => line);

const titles = {
  applications: (number: string) => t('Application no. {number}', { number }),
  loans: (number: string) => t('Loan {number}', { number }),
  installments: (number: string) => t('Month {number}', { number }),
} as const satisfies Record<Kind, (number: string) => string>;
