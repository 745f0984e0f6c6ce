import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { HeaderTime } from '../clock/HeaderTime.tsx';
import { schemeChosen, selectConnection, selectScheme } from '../consoleSlice.ts';
import { applyColourScheme } from '../kit/applyColourScheme.ts';
import { SchemeChoice } from '../kit/SchemeChoice.tsx';
import { useIsViewer } from '../network/useIsViewer.ts';
import { TalkButton } from '../personas/TalkButton.tsx';
import { Reset } from '../snapshots/Reset.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './Header.module.css';

/** Head of the console: the talk, the demo's time, the colour scheme and the reset; and what is wrong with the page. */
export function Header() {
  const connection = useSelector(selectConnection);
  const isViewer = useIsViewer();
  return (
    <header className={styles.head}>
      <Logo />
      <h1 className={styles.title}>{consoleTexts.backstage}</h1>
      <TalkButton />
      <div className={styles.right}>
        <HeaderTime />
        <ConsoleScheme />
        <Reset />
      </div>
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
  <svg className={styles.mark} viewBox="0 0 48 48" width="34" height="34" aria-hidden="true">
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
