import wrenchFill from '@phosphor-icons/core/assets/fill/wrench-fill.svg';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import { OwnerFile } from '../case-file/OwnerFile.tsx';
import { Clock } from '../clock/Clock.tsx';
import { Log } from '../event-log/Log.tsx';
import { FaultSwitches } from '../faults/FaultSwitches.tsx';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { CloseButton } from '../kit/CloseButton.tsx';
import { Moments } from '../moments/Moments.tsx';
import type { MomentActions } from '../moments/momentActions.ts';
import { OwnPages } from './OwnPages.tsx';
import styles from './Technical.module.css';
import { type TechnicalTab, tabAfterKey, technicalTabs } from './technicalTabs.ts';

type TechnicalProps = MomentActions & {
  tab: TechnicalTab;
  onTab: (tab: TechnicalTab) => void;
  /** Called by Esc and ×. */
  onClose: () => void;
  /** Owner whose file and next payment are shown; null for none. */
  ownerId: string | null;
};

/** The panel "Técnico": what a talk does not need, in tabs. */
export function Technical(props: TechnicalProps) {
  const { tab, onTab, onClose } = props;
  const [titleId, panelId] = [useId(), useId()];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(), []);
  // The Esc key of a dialog closes the dialog alone.
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Element && !target.closest('dialog')) onClose();
  };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <header className={styles.head}>
        <Icon of={wrenchFill} size={20} />
        <h2 id={titleId} className={styles.title}>
          {technicalTexts.technical}
        </h2>
        <CloseButton label={technicalTexts.close} onClick={onClose} />
      </header>
      <Tabs tab={tab} onTab={onTab} panelId={panelId} />
      <div id={panelId} className={styles.content} role="tabpanel" aria-label={technicalTexts.tabs[tab]}>
        <Content key={tab} {...props} />
      </div>
    </section>
  );
}

type TabsProps = Pick<TechnicalProps, 'tab' | 'onTab'> & { panelId: string };

/** The tabs. Arrow keys, Home and End choose one. */
function Tabs({ tab, onTab, panelId }: TabsProps) {
  const { data: faults } = useGetFaultsQuery();
  const count = faults ? activeFaults(faults).length : 0;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabAfterKey(tab, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={technicalTexts.technical} className={styles.tabs} onKeyDown={handleKeyDown}>
      {technicalTabs.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          className={styles.tab}
          data-tab={each}
          aria-selected={each === tab}
          aria-controls={panelId}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
        >
          {technicalTexts.tabs[each]}
          {each === 'faults' && count > 0 && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

function Content({ tab, ownerId, onEnterPersona, onRestore }: TechnicalProps) {
  switch (tab) {
    case 'clock':
      return <Clock ownerId={ownerId} />;
    case 'faults':
      return <FaultSwitches />;
    case 'moments':
      return <Moments onEnterPersona={onEnterPersona} onRestore={onRestore} />;
    case 'case-file':
      return <OwnerFile ownerId={ownerId} />;
    case 'log':
      return <Log />;
    default:
      return <OwnPages of={tab} />;
  }
}
