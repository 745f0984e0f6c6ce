import plus from '@phosphor-icons/core/assets/bold/plus-bold.svg';
import wrench from '@phosphor-icons/core/assets/regular/wrench.svg';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { pesos } from '#domain/money';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import * as screenTexts from '#i18n/es-MX/screens';
import { centralDayAndTime, shortMoney } from '#i18n/format';
import { Icon } from '#kit/art/Icon.tsx';
import { useDemoTime } from '../clock/useDemoTime.ts';
import {
  selectConnection,
  selectIsClosingOpen,
  selectOwnerId,
  selectTechnicalTab,
  technicalTabChosen,
} from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useConsoleDispatch } from '../store.ts';
import { NewTalkDialog } from '../talk/NewTalkDialog.tsx';
import { useTalkName } from '../talk/useTalkOwner.ts';
import { type Unusual, useUnusual } from '../technical/useUnusual.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/** Head of the stage: whose talk it is, the demo's time, "Técnico" and the new talk; and what is wrong with the page. */
export function Header() {
  const talk = useTalkName();
  const now = useDemoTime();
  const isConnected = useSelector(selectConnection) === 'live';
  return (
    <header className={styles.head}>
      <Logo />
      <div className={styles.talk}>
        <h1 className={styles.name} title={talk?.fullName}>
          {talk ? scriptTexts.talkOf({ name: talk.fullName }) : screenTexts.adelantto}
        </h1>
        <p className={styles.figures}>
          {talk
            ? scriptTexts.rentAndTerm({ rent: shortMoney(pesos(talk.rent)), months: talk.term })
            : scriptTexts.demonstration}
        </p>
      </div>
      {now && <Time now={now} />}
      <TechnicalButton />
      <NewTalkButton />
      {!isConnected && (
        <p className={styles.alarm} role="alert">
          {consoleTexts.serverUnreachable}
        </p>
      )}
    </header>
  );
}

/** The demo's date and time. */
function Time({ now }: { now: Date }) {
  const [day = '', time = ''] = centralDayAndTime(now).split(', ');
  return (
    <time className={styles.time} dateTime={now.toISOString()}>
      <span className={styles.day}>{day}</span>
      <span>{time}</span>
    </time>
  );
}

/** Opens and closes "Técnico"; with a badge while something is unusual, which opens at its tab. */
function TechnicalButton() {
  const dispatch = useConsoleDispatch();
  const tab = useSelector(selectTechnicalTab);
  const [unusual, ...others] = useUnusual();
  return (
    <button
      type="button"
      id="open-technical"
      className={styles.technical}
      aria-expanded={tab !== null}
      onClick={() => dispatch(technicalTabChosen(tab === null ? (unusual?.tab ?? 'clock') : null))}
    >
      <Icon of={wrench} size={20} />
      <span className={styles.label}>{technicalTexts.technical}</span>
      {unusual && <Badge of={unusual} others={others.length} />}
    </button>
  );
}

const Badge = ({ of: { text, kind }, others }: { of: Unusual; others: number }) => (
  <span className={`${styles.badge} ${styles[kind]}`}>
    {text}
    {others > 0 && ` +${others}`}
  </span>
);

/** "Plática nueva", where it is in view nowhere else: not before a talk, nor in the closing. */
function NewTalkButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasTalk = useTalkName() !== undefined;
  const hasOwner = useSelector(selectOwnerId) !== null;
  const isClosingOpen = useSelector(selectIsClosingOpen);
  // Elsewhere it is in view already.
  if (!(hasTalk || hasOwner) || isClosingOpen) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <ActionButton ref={button} icon={plus} onPress={() => setOpen(true)}>
        <span className={styles.label}>{scriptTexts.newTalk}</span>
      </ActionButton>
      {isOpen && <NewTalkDialog onClose={close} />}
    </>
  );
}
