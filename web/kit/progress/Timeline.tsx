import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import xBold from '@phosphor-icons/core/assets/bold/x-bold.svg';
import type { ReactNode } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Icon } from '../art/Icon.tsx';
import styles from './Timeline.module.css';

type Stage = {
  title: string;
  text?: ReactNode;
  /** What else there is to say: the reason of a no, what the owner can do. */
  note?: ReactNode;
  state: 'done' | 'rejected' | 'current' | 'next';
};

type TimelineProps = {
  items: readonly Stage[];
  /** `boxed`: the current stage stands out in a box. `across`: titles only, from left to right. */
  layout?: 'boxed' | 'across';
};

/**
 * List of stages: done, rejected, current and next. Those `across` a narrow card show the current title only, and have all
 * of them for screen readers.
 */
export function Timeline({ items, layout }: TimelineProps) {
  return (
    <ol className={layout ? `${styles.timeline} ${styles[layout]}` : styles.timeline}>
      {items.map(({ title, text, note, state }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and stages never change their order
          key={index}
          className={`${styles.stage} ${styles[state]}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.node} aria-hidden="true">
            {state === 'done' && <Icon of={checkBold} size={16} />}
            {state === 'rejected' && <Icon of={xBold} size={16} />}
            {(state === 'current' || state === 'next') && index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {title}
              {state === 'done' && <span className="visually-hidden"> ({displayTexts.stageDone})</span>}
            </p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
            {note !== undefined && <div className={styles.note}>{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
