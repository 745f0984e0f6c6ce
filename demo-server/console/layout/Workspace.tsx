import { useSelector } from 'react-redux';
import { steps } from '../../script/steps.ts';
import { selectIsClosingOpen, selectOpenSection, selectStep } from '../consoleSlice.ts';
import { Decisions } from '../decisions/Decisions.tsx';
import { Inbox } from '../inbox/Inbox.tsx';
import { pointsAt } from '../script/pointsAt.ts';
import { Script } from '../script/Script.tsx';
import { SectionDrawer } from './SectionDrawer.tsx';
import { sectionIds } from './sectionIds.ts';
import { keptOpen, sections } from './sections.ts';
import { THREE_COLUMNS, useMediaQuery, WIDE } from './useMediaQuery.ts';
import styles from './Workspace.module.css';

/**
 * The sections: on wide pages script, messages and decisions are always visible and the others open beside the script;
 * on narrow pages all are below each other.
 */
export function Workspace() {
  const isWide = useMediaQuery(WIDE);
  const hasThreeColumns = useMediaQuery(THREE_COLUMNS);
  const openSection = useSelector(selectOpenSection);
  const isClosingOpen = useSelector(selectIsClosingOpen);
  if (!isWide) {
    return (
      <main className={styles.list}>
        <Script />
        <MessagesAndDecisions />
        <SectionList ids={sectionIds} />
      </main>
    );
  }
  const isInDrawer = openSection !== null && !(hasThreeColumns && keptOpen.includes(openSection));
  // What a section covers is out of reach.
  return (
    <main className={styles.columns}>
      <div className={styles.column}>
        <Script />
      </div>
      <div className={`${styles.column} ${styles.now}`} inert={isClosingOpen || (isInDrawer && !hasThreeColumns)}>
        <MessagesAndDecisions />
      </div>
      {hasThreeColumns && (
        <div className={`${styles.column} ${styles.third}`} inert={isClosingOpen || isInDrawer}>
          <SectionList ids={keptOpen} />
        </div>
      )}
      {isInDrawer && <SectionDrawer key={openSection} id={openSection} />}
    </main>
  );
}

/** What the script points at is the upper one. */
function MessagesAndDecisions() {
  const target = pointsAt(steps[useSelector(selectStep)]);
  const parts = [<Inbox key="inbox" />, <Decisions key="decisions" />];
  return target === 'decision' ? parts.reverse() : parts;
}

const SectionList = ({ ids }: { ids: typeof keptOpen }) =>
  ids.map((id) => {
    const { Component } = sections[id];
    return <Component key={id} />;
  });
