import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import styles from './Console.module.css';
import { CaseFile } from './case-file/CaseFile.tsx';
import { ClockPanel } from './clock/ClockPanel.tsx';
import { schemeChosen, selectConnection, selectScheme } from './consoleSlice.ts';
import { EventLog } from './event-log/EventLog.tsx';
import { Faults } from './faults/Faults.tsx';
import { followServer } from './followServer.ts';
import { Inbox } from './inbox/Inbox.tsx';
import { applyColourScheme } from './kit/applyColourScheme.ts';
import { Notice } from './kit/Notice.tsx';
import { SchemeChoice } from './kit/SchemeChoice.tsx';
import { useIsViewer } from './network/useIsViewer.ts';
import { Personas } from './personas/Personas.tsx';
import { PhoneFrame } from './phone-frame/PhoneFrame.tsx';
import { PhoneContext } from './phone-frame/phoneContext.ts';
import { usePhoneFrame } from './phone-frame/usePhoneFrame.ts';
import { Script } from './script/Script.tsx';
import { useFollowReplacedData, useKeepPlace, useOpenAtPlace } from './script/usePlace.ts';
import { OpenLinkedPersona } from './snapshots/OpenLinkedPersona.tsx';
import { Reset } from './snapshots/Reset.tsx';
import { Snapshots } from './snapshots/Snapshots.tsx';
import { useConsoleDispatch, useConsoleStore } from './store.ts';

/** From this width on the phone frame is visible beside the sections. */
const wideQuery = matchMedia('(min-width: 1100px)');
const subscribe = (listener: () => void) => {
  wideQuery.addEventListener('change', listener);
  return () => wideQuery.removeEventListener('change', listener);
};

/** Element id and title of each section, for the links at the top. */
const sections = [
  ['personas', consoleTexts.personas],
  ['script', consoleTexts.script],
  ['inbox', consoleTexts.inbox],
  ['case-file', consoleTexts.caseFile],
  ['clock', consoleTexts.clock],
  ['faults', consoleTexts.faults],
  ['snapshots', consoleTexts.snapshots],
  ['event-log', consoleTexts.eventLog],
] as const;

/** The operator's page: the real app in a phone frame, and sections that show and change the demo server's state. */
export function Console() {
  const isWide = useSyncExternalStore(subscribe, () => wideQuery.matches);
  const { phone, page, frame, handleLoad } = usePhoneFrame(isWide);
  const store = useConsoleStore();
  useOpenAtPlace(phone);
  useKeepPlace();
  const followReplacedData = useFollowReplacedData(phone);
  useEffect(
    () =>
      followServer(store, {
        onOwnerDataChanged: () => phone.send({ kind: 'refetch' }),
        onDataReplaced: () => void followReplacedData(),
      }),
    [store, phone, followReplacedData],
  );
  return (
    <PhoneContext.Provider value={phone}>
      <div className={styles.console}>
        {isWide && <PhoneFrame page={page} frame={frame} onLoad={handleLoad} />}
        <div className={styles.panel}>
          <Head />
          <main className={styles.main}>
            <Personas />
            <div className={styles.columns}>
              <div className={styles.column}>
                <ClockPanel />
                <CaseFile />
                <Faults />
              </div>
              <div className={styles.column}>
                <Script />
                <Inbox />
                <Snapshots />
                <EventLog />
              </div>
            </div>
          </main>
        </div>
      </div>
      <OpenLinkedPersona />
      <Notice />
    </PhoneContext.Provider>
  );
}

function Head() {
  const connection = useSelector(selectConnection);
  const isViewer = useIsViewer();
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <Logo />
        <div>
          <h1 className={styles.title}>{consoleTexts.backstage}</h1>
          <p className={styles.lead}>{consoleTexts.whatHappensLive}</p>
        </div>
      </div>
      <div className={styles.choices}>
        <ConsoleScheme />
        <Reset />
      </div>
      <nav className={styles.sections} aria-label={consoleTexts.sections}>
        {sections.map(([id, title]) => (
          <a key={id} className={styles.section} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {connection !== 'live' && (
        <p className={styles.alarm} role="alert">
          {connection === 'lost' ? consoleTexts.serverUnreachable : consoleTexts.tooManyMachines}
        </p>
      )}
      {isViewer && <p className={styles.alarm}>{consoleTexts.readOnlyFromOtherMachine}</p>}
    </header>
  );
}

/** The app's logo. */
const Logo = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" width="36" height="36" aria-hidden="true">
    <path
      className={styles.tile}
      d="M13 0h22a13 13 0 0 1 13 13v22a13 13 0 0 1-13 13H13A13 13 0 0 1 0 35V13A13 13 0 0 1 13 0z"
    />
    <path className={styles.light} d="M13 33h18l15 15H27z" />
    <path className={styles.door} d="M13 33V19a9 9 0 0 1 18 0v14z" />
  </svg>
);

/** Colour scheme of the console itself. */
function ConsoleScheme() {
  const scheme = useSelector(selectScheme);
  const dispatch = useConsoleDispatch();
  useLayoutEffect(() => applyColourScheme(scheme), [scheme]);
  return (
    <SchemeChoice
      label={consoleTexts.consoleColourScheme}
      value={scheme}
      onChoose={(chosen) => dispatch(schemeChosen(chosen))}
    />
  );
}
