import * as stateTexts from '#i18n/es-MX/demo/states';
import type { ListedState } from '../../states/catalogue.ts';
import type { StateKind } from '../../states/stateKinds.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { StateRow } from './StateRow.tsx';
import styles from './StatesPage.module.css';
import type { Hits } from './searchStates.ts';
import type { Progress } from './useLiveState.ts';

type StateListProps = {
  /** The screens whose states are listed: the chosen one, or those with hits. */
  shown: readonly Hits[];
  chosen: string;
  text: string;
  kind: StateKind | 'all';
  /** How far the phone is; null while there is none. */
  progress: Progress | null;
  onChoose: (key: string) => void;
  /** Ends the search; undefined without one. */
  onClear: (() => void) | undefined;
  onRetry: () => void;
};

/** The states of the chosen screen, or all that the search finds. A press puts one on the phone. */
export function StateList({ shown, chosen, text, kind, progress, onChoose, onClear, onRetry }: StateListProps) {
  const count = shown.reduce((sum, { states }) => sum + states.length, 0);
  const row = (listed: ListedState) => (
    <StateRow
      key={listed.key}
      listed={listed}
      text={text}
      progress={listed.key === chosen ? progress : undefined}
      onChoose={() => onChoose(listed.key)}
      onRetry={onRetry}
    />
  );
  return (
    <section className={styles.states} aria-label={stateTexts.states}>
      <div className={styles.statesHead}>
        <h2 className={styles.statesTitle}>{titleOf(shown, count, text, kind)}</h2>
        {onClear && (
          <ActionButton kind="plain" onPress={onClear}>
            {stateTexts.clearSearch}
          </ActionButton>
        )}
      </div>
      <div className={styles.rows}>
        {count === 0 && <p className={styles.none}>{stateTexts.noStateFound}</p>}
        {shown.map(({ screen, title, states }) => (
          <section key={screen.name} aria-label={title}>
            {onClear && (
              <h3 className={styles.group}>
                {title}
                <span className={styles.screenPath}>{screen.path.replace(/\?.*/, '')}</span>
              </h3>
            )}
            <ul>{states.map(row)}</ul>
          </section>
        ))}
      </div>
      <p className={styles.keys}>
        <kbd className={styles.key}>↑</kbd>
        <kbd className={styles.key}>↓</kbd>
        {stateTexts.changesState}
        <kbd className={styles.key}>/</kbd>
        {stateTexts.searches}
      </p>
    </section>
  );
}

function titleOf(shown: readonly Hits[], count: number, text: string, kind: StateKind | 'all'): string {
  if (text !== '') return stateTexts.statesWith({ count, text });
  if (kind !== 'all') return stateTexts.statesOfKind({ count, kind: stateTexts.kinds[kind] });
  return stateTexts.statesOfScreen({ count, screen: shown[0]?.title ?? '' });
}
