import squaresFour from '@phosphor-icons/core/assets/regular/squares-four.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as stateTexts from '#i18n/es-MX/demo/states';
import { Icon } from '#kit/art/Icon.tsx';
import { STATES_PATH } from '../../states/statesPath.ts';
import { sectionClosed, sectionOpened, selectOpenSection } from '../consoleSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { Badges } from './Badges.tsx';
import styles from './SectionBar.module.css';
import { type SectionId, sectionIds } from './sectionIds.ts';
import { keptOpen, sections } from './sections.ts';
import { THREE_COLUMNS, useMediaQuery, WIDE } from './useMediaQuery.ts';
import { useSectionCounts } from './useSectionCounts.ts';

/** Id of the button that opens a section. */
export const tabId = (id: SectionId): string => `open-${id}`;

/**
 * Bar with a button for each section, its live count, the link to all states, and what is unusual: faults, a stopped
 * clock, the autopilot.
 */
export function SectionBar() {
  const isWide = useMediaQuery(WIDE);
  const counts = useSectionCounts();
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={consoleTexts.sections}>
        {sectionIds.map((id) =>
          isWide ? (
            <Tab key={id} id={id} count={counts[id]} />
          ) : (
            <a key={id} className={styles.tab} href={`#${id}`}>
              <TabContent id={id} count={counts[id]} />
            </a>
          ),
        )}
        <a className={styles.tab} href={STATES_PATH}>
          <span className={styles.icon}>
            <Icon of={squaresFour} size={18} />
          </span>
          {stateTexts.states}
        </a>
      </nav>
      <Badges />
    </div>
  );
}

type TabProps = { id: SectionId; count: number | undefined };

/** Button that opens and closes a section; it moves the focus to one that is always open. */
function Tab({ id, count }: TabProps) {
  const openSection = useSelector(selectOpenSection);
  const isKeptOpen = useMediaQuery(THREE_COLUMNS) && keptOpen.includes(id);
  const dispatch = useConsoleDispatch();
  const isOpen = openSection === id;
  const press = () => {
    if (isKeptOpen) document.getElementById(id)?.focus();
    else dispatch(isOpen ? sectionClosed() : sectionOpened(id));
  };
  return (
    <button
      type="button"
      id={tabId(id)}
      className={isOpen ? `${styles.tab} ${styles.open}` : styles.tab}
      {...(!isKeptOpen && { 'aria-expanded': isOpen })}
      onClick={press}
    >
      <TabContent id={id} count={count} />
    </button>
  );
}

function TabContent({ id, count }: TabProps) {
  const isAlarming = id === 'faults' && count !== undefined && count > 0;
  return (
    <>
      <span className={styles.icon}>
        <Icon of={sections[id].icon} size={18} />
      </span>
      {`${sections[id].title} `}
      {count !== undefined && (
        <span className={isAlarming ? `${styles.count} ${styles.alarming}` : styles.count}>{count}</span>
      )}
    </>
  );
}
