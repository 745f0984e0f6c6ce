import * as commonTexts from '#i18n/es-MX/common';
import * as stateTexts from '#i18n/es-MX/demo/states';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import type { StateKind } from '../../states/stateKinds.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import styles from './StatesPage.module.css';
import type { Progress } from './useLiveState.ts';

type StateRowProps = {
  title: string;
  kind: StateKind;
  /** Title and address of its screen. */
  screen: string;
  path: string;
  /** How far the phone is with this state; undefined when it shows another one. */
  progress: Progress | undefined;
  onChoose: () => void;
  onRetry: () => void;
};

/** One state: its title, its screen, and whether the phone shows it. */
export const StateRow = ({ title, kind, screen, path, progress, onChoose, onRetry }: StateRowProps) => (
  <div className={styles.row}>
    <button
      type="button"
      className={styles.state}
      aria-current={progress === undefined ? undefined : 'true'}
      onClick={onChoose}
    >
      <span className={styles.title}>{title}</span>
      <span className={styles.detail}>{[screen, stateTexts.kinds[kind], path].join(' · ')}</span>
    </button>
    {progress === 'failed' && (
      <span className={styles.failed} role="alert">
        {stateTexts.notReached}
        <ActionButton kind="plain" onPress={onRetry}>
          {commonTexts.retry}
        </ActionButton>
      </span>
    )}
    {(progress === 'reached' || progress === 'underway') && (
      <span className={styles.live} role="status" aria-busy={progress === 'underway' || undefined}>
        {progress === 'reached' ? technicalTexts.onPhone : stateTexts.gettingThere}
      </span>
    )}
  </div>
);
