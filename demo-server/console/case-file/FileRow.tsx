import { useState } from 'react';
import { said } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import type { EventDto, MovableDto, OwnerDto } from '../dto.ts';
import { useLazyReadRecordAfterQuery } from '../event-log/eventLogSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Row } from '../kit/Panel.tsx';
import { useIsViewer } from '../snapshots/useIsViewer.ts';
import { useConsoleDispatch } from '../store.ts';
import styles from './FileRow.module.css';
import { type MoveName, moveWords } from './moveWords.ts';
import { type Kind, useMoveMutation } from './ownerFileSlice.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Moves that the owner is told a reason for (contract §6). */
const WITH_REASON: readonly string[] = ['reject', 'refuse'];

/** What a press brought about, as the record tells it: the owner's new status, and what she was sent. */
type Outcome = { readonly lines: readonly string[] };

/** An application, a loan or an installment with its status and the buttons that are legal now. */
export function FileRow({
  kind,
  it,
  owner,
  loan,
}: {
  kind: Kind;
  it: MovableDto;
  owner: OwnerDto;
  /** The number of an installment's loan. */
  loan?: string | number;
}) {
  const [asking, setAsking] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { isViewer } = useIsViewer();
  const [move] = useMoveMutation();
  const [readAfter] = useLazyReadRecordAfterQuery();
  const dispatch = useConsoleDispatch();
  const title = titles[kind](String(it.number));

  const make = async (name: string, reason?: string) => {
    const before = (await readAfter('0').unwrap()).at(-1)?.id ?? '0';
    await move({ kind, id: it.id, move: name, reason }).unwrap();
    const lines = hers(await readAfter(before).unwrap(), owner);
    setOutcome({ lines });
    dispatch(said({ text: t('Done.') }));
  };

  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <div className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span className={styles.detail}>
            {t('She sees: {label} · {detail}', { label: it.label, detail: it.detail })}
          </span>
        </div>
        {it.moves.length > 0 && (
          <Row>
            {it.moves.map((name) => {
              const needsReason = WITH_REASON.includes(name);
              const words = moveWords[`${kind}/${name}` as MoveName];
              return (
                <ActionButton
                  key={name}
                  kind={needsReason ? 'no' : 'yes'}
                  disabled={isViewer}
                  aria-label={`${words}: ${loan === undefined ? title : `${titles.loans(String(loan))}, ${title}`}`}
                  onPress={() => (needsReason ? setAsking(name) : make(name))}
                >
                  {words}
                </ActionButton>
              );
            })}
          </Row>
        )}
      </div>
      {outcome && (
        <ul className={styles.outcome} aria-label={t('What happened')}>
          {outcome.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ReasonDialog
        open={asking !== null}
        title={asking === null ? '' : moveWords[`${kind}/${asking}` as MoveName].replace('…', '')}
        onClose={() => setAsking(null)}
        onReason={async (reason) => {
          if (asking !== null) await make(asking, reason);
        }}
      />
    </div>
  );
}

/** What happened to an owner, and what went to her, sent or lost. */
const hers = (events: readonly EventDto[], { id }: OwnerDto): string[] =>
  events.filter(({ owner_id, kind }) => owner_id === id && kind !== 'chat').map(({ line }) => line);

const titles = {
  applications: (number: string) => t('Application no. {number}', { number }),
  loans: (number: string) => t('Loan {number}', { number }),
  installments: (number: string) => t('Month {number}', { number }),
} as const satisfies Record<Kind, (number: string) => string>;
