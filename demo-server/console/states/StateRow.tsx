import arrowsHorizontal from '@phosphor-icons/core/assets/regular/arrows-out-line-horizontal.svg';
import circleDashed from '@phosphor-icons/core/assets/regular/circle-dashed.svg';
import circleNotch from '@phosphor-icons/core/assets/regular/circle-notch.svg';
import cloudWarning from '@phosphor-icons/core/assets/regular/cloud-warning.svg';
import listBullets from '@phosphor-icons/core/assets/regular/list-bullets.svg';
import { useEffect, useRef } from 'react';
import * as stateTexts from '#i18n/es-MX/demo/states';
import { Icon } from '#kit/art/Icon.tsx';
import type { ListedState } from '../../states/catalogue.ts';
import type { StateKind } from '../../states/stateKinds.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import styles from './StatesPage.module.css';
import { splitAtHit } from './searchStates.ts';
import type { Progress } from './useLiveState.ts';

const icons: Readonly<Record<StateKind, string>> = {
  data: listBullets,
  empty: circleDashed,
  loading: circleNotch,
  error: cloudWarning,
  edge: arrowsHorizontal,
};

type StateRowProps = {
  listed: ListedState;
  /** Text that is searched: it is marked in the title. */
  text: string;
  /** How far the phone is with this state; null without a phone, undefined when another state is chosen. */
  progress: Progress | null | undefined;
  onChoose: () => void;
  onRetry: () => void;
};

/** One state: its kind, its title, and whether the phone shows it. */
export function StateRow({ listed: { title, kind }, text, progress, onChoose, onRetry }: StateRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = progress !== undefined;
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const [before, hit, after] = splitAtHit(title, text);
  return (
    <li className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row}>
      <button
        ref={button}
        type="button"
        className={styles.state}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <Icon of={icons[kind]} size={20} />
        <span className={styles.stateTitle}>
          {before}
          {hit !== '' && <mark className={styles.hit}>{hit}</mark>}
          {after}
        </span>
        <span className={styles.kind}>{stateTexts.kinds[kind].toLocaleLowerCase('es-MX')}</span>
      </button>
      {progress && <OnPhone progress={progress} onRetry={onRetry} />}
    </li>
  );
}

function OnPhone({ progress, onRetry }: { progress: Progress; onRetry: () => void }) {
  if (progress !== 'failed') {
    return (
      <span className={styles.live} role="status" aria-busy={progress === 'underway' || undefined}>
        {progress === 'reached' ? stateTexts.onThePhone : stateTexts.gettingThere}
      </span>
    );
  }
  return (
    <span className={styles.failed} role="alert">
      {stateTexts.notReached}
      <ActionButton kind="plain" onPress={onRetry}>
        {stateTexts.tryThisAgain}
      </ActionButton>
    </span>
  );
}
