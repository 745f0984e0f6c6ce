import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { type RefObject, useId } from 'react';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Icon } from '../art/Icon.tsx';
import styles from './ErrorSummary.module.css';
import { focusControl } from './focusControl.ts';

/** Up to so many messages are read at a glance; of more, only the fields are named. */
export const MOST_MESSAGES = 2;

/** One field of the summary. */
export type SummaryEntry = {
  readonly controlId: string;
  /** The field's name, where it stands for the message because there are many. */
  readonly label: string | undefined;
  /** The field's message; after its name where there is one. */
  readonly text: string;
  /** Whether it is a warning, not an error. */
  readonly isWarning: boolean;
  readonly isMissing: boolean;
};

/**
 * The errors and warnings of the last submit, in page order. Each is a link that focuses its field: the message, or of
 * many their number and the names of the fields, which have the messages.
 */
export function ErrorSummary({
  entries,
  summary,
}: {
  entries: readonly SummaryEntry[];
  summary: RefObject<HTMLElement | null>;
}) {
  const titleId = useId();
  // Red only when something blocks the submit: a warning can be submitted over.
  const isMild = entries.every(({ isWarning }) => isWarning);
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={titleId} className={isMild ? styles.mild : styles.summary}>
      <span className={styles.icon}>
        <Icon of={warningCircleFill} />
      </span>
      <h2 id={titleId} className={styles.title}>
        {titleOf(entries)}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ controlId, label, text }) => (
          <li key={controlId}>
            <a
              href={`#${controlId}`}
              className={styles.link}
              aria-label={label && text}
              onClick={(event) => {
                // The router owns the address and the history: the link must not add a hash.
                event.preventDefault();
                focusControl(controlId);
              }}
            >
              {label ?? text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(entries: readonly SummaryEntry[]): string {
  const count = entries.length;
  if (count <= MOST_MESSAGES) return formTexts.checkTheFollowing;
  return entries.every(({ isMissing }) => isMissing)
    ? formTexts.dataMissing({ count })
    : formTexts.dataToCheck({ count });
}
