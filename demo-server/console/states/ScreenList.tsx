import * as stateTexts from '#i18n/es-MX/demo/states';
import styles from './StatesPage.module.css';
import type { Hits } from './searchStates.ts';

type ScreenListProps = {
  hits: readonly Hits[];
  chosen: string;
  isSearching: boolean;
  onChoose: (key: string) => void;
  /** Ends the search. */
  onClear: () => void;
};

/** All screens with their addresses and numbers of hits, always in the same order. */
export function ScreenList({ hits, chosen, isSearching, onChoose, onClear }: ScreenListProps) {
  const [chosenScreen] = chosen.split('/');
  return (
    <nav className={styles.list} aria-label={stateTexts.screens}>
      <h2 className={styles.listTitle}>
        {`${stateTexts.screens} `}
        <span className={styles.count}>{hits.length}</span>
      </h2>
      <ul>
        {hits.map(({ screen, title, states, plainKey }) => {
          const isChosen = plainKey.split('/')[0] === chosenScreen;
          const press = () => {
            // A screen without hits is shown as a whole.
            if (isSearching && states.length === 0) onClear();
            onChoose(states[0]?.key ?? plainKey);
          };
          return (
            <li key={screen.name}>
              <button
                type="button"
                className={isChosen ? `${styles.screen} ${styles.chosen}` : styles.screen}
                data-muted={states.length === 0 || undefined}
                aria-current={isChosen ? 'true' : undefined}
                onClick={press}
              >
                <span className={styles.name}>{title}</span>
                <span className={styles.screenPath}>{screen.path.replace(/\?.*/, '')}</span>
                <span className={styles.hits}>{states.length}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
