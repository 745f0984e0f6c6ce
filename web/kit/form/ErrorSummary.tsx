import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import { type RefObject, useId } from 'react';
import { t } from '#i18n';
import { Icon } from '../art/Icon.tsx';
import styles from './ErrorSummary.module.css';
import { focusControl } from './focusControl.ts';

/** One thing to look at: a field's words, the id of its control, and whether it is only a doubt (ux §7). */
export type SummaryEntry = { readonly controlId: string; readonly text: string; readonly isDoubt: boolean };

/** What has to be looked at again, in the order of the page; each line leads to its field (ux F4). */
export function ErrorSummary({
  troubles,
  summary,
}: {
  troubles: readonly SummaryEntry[];
  summary: RefObject<HTMLElement | null>;
}) {
  const titleId = useId();
  // Red says stop; a doubt lets pass whoever is sure.
  const isMild = troubles.every(({ isDoubt }) => isDoubt);
  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={titleId} className={isMild ? styles.mild : styles.summary}>
      <span className={styles.icon}>
        <Icon of={warningCircleFill} />
      </span>
      <div>
        <h2 id={titleId} className={styles.title}>
          {t('Check the following')}
        </h2>
        <ul>
          {troubles.map(({ controlId, text }) => (
            <li key={controlId}>
              <a
                href={`#${controlId}`}
                className={styles.link}
                onClick={(event) => {
                  // Not followed: the address and its history belong to the router.
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
