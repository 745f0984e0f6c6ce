import chatCircle from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg';
import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import gavel from '@phosphor-icons/core/assets/regular/gavel.svg';
import presentation from '@phosphor-icons/core/assets/regular/presentation-chart.svg';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { Icon } from '#kit/art/Icon.tsx';
import { partChosen, selectVisiblePart } from '../consoleSlice.ts';
import { type PagePart, pageParts } from '../consoleState.ts';
import { useOwnerDecisions } from '../decisions/useOwnerDecisions.ts';
import { useNewMessageCount } from '../inbox/useMessagesOf.ts';
import { useStep } from '../script/currentStep.ts';
import { useStepTarget } from '../script/useStepTarget.ts';
import { useConsoleDispatch } from '../store.ts';
import { useListedOwner } from '../talk/useListedOwner.ts';
import styles from './PartTabs.module.css';

const parts: Readonly<Record<PagePart, { readonly icon: string; readonly label: string }>> = {
  script: { icon: presentation, label: scriptTexts.script },
  phone: { icon: deviceMobile, label: consoleTexts.thePhone },
  messages: { icon: chatCircle, label: technicalTexts.messages },
  decisions: { icon: gavel, label: technicalTexts.decisions },
};

/** On narrow pages one part of the page is visible: these choose it. */
export function PartTabs() {
  const dispatch = useConsoleDispatch();
  const visible = useSelector(selectVisiblePart);
  const owner = useListedOwner();
  const { message, decision } = useStepTarget(useStep());
  const counts: Readonly<Partial<Record<PagePart, number>>> = {
    messages: useNewMessageCount(owner),
    decisions: useOwnerDecisions(owner)?.length ?? 0,
  };
  const lit: readonly (PagePart | undefined)[] = [message && 'messages', decision && 'decisions'];
  return (
    <nav className={styles.tabs} aria-label={consoleTexts.sections}>
      {pageParts.map((part) => (
        <button
          key={part}
          type="button"
          className={styles.tab}
          aria-current={part === visible || undefined}
          onClick={() => dispatch(partChosen(part))}
        >
          <Icon of={parts[part].icon} size={23} />
          {parts[part].label}
          {(counts[part] ?? 0) > 0 && (
            <span className={`${styles.count} ${lit.includes(part) ? styles.lit : ''}`}>{counts[part]}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
