import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { type RefObject, useId } from 'react';
import * as formTexts from '#i18n/es-MX/kit/forms';
import { Icon } from '../art/Icon.tsx';
import styles from './ErrorSummary.module.css';
import { focusControl } from './focusControl.ts';

/** One line of the summary: a field's message, the id of its control, and whether it is a warning, not an error. */
export type SummaryEntry = { readonly controlId: string; readonly text: string; readonly isWarning: boolean };

/** The errors and warnings of the last submit, in page order. Each line is a link that focuses its field. */
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
      <div>
        <h2 id={titleId} className={styles.title}>
          {formTexts.checkTheFollowing}
        </h2>
        <ul>
          {entries.map(({ controlId, text }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className={styles.link}
                onClick={(event) => {
                  // The router owns the address and the history: the link must not add a hash.
                  event.preventDefault();
                  focusControl(controlId);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
