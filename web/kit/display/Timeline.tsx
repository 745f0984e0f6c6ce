import checkBold from '@phosphor-icons/core/assets/bold/check-bold.svg';
import type { ReactNode } from 'react';
import * as displayTexts from '#i18n/es-MX/kit/display';
import { Icon } from '../art/Icon.tsx';
import styles from './Timeline.module.css';

interface Stage {
  title: string;
  text?: ReactNode;
  state: 'done' | 'now' | 'next';
}

/** Vertical list of stages: done, current and next. */
export function Timeline({ items }: { items: readonly Stage[] }) {
  return (
    <ol className={styles.timeline}>
      {items.map(({ title, text, state }, index) => (
        <li
          key={title}
          className={`${styles.stage} ${styles[state]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.node} aria-hidden="true">
            {state === 'done' ? <Icon of={checkBold} size={16} /> : index + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {title}
              {state === 'done' && <span className="visually-hidden"> ({displayTexts.stageDone})</span>}
            </p>
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
