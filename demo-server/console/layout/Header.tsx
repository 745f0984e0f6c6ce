import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { HeaderTime } from '../clock/HeaderTime.tsx';
import { schemeChosen, selectConnection, selectScheme } from '../consoleSlice.ts';
import { applyColourScheme } from '../kit/scheme/applyColourScheme.ts';
import { SchemeButton } from '../kit/scheme/SchemeButton.tsx';
import { TalkButton } from '../personas/TalkButton.tsx';
import { Reset } from '../snapshots/Reset.tsx';
import { useConsoleDispatch } from '../store.ts';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';

/** Head of the console: the talk, the demo's time, the colour scheme and the reset; and what is wrong with the page. */
export function Header() {
  const connection = useSelector(selectConnection);
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
      {connection === 'lost' && (
        <p className={styles.alarm} role="alert">
          {consoleTexts.serverUnreachable}
        </p>
      )}
    </header>
  );
}

/** Colour scheme of the console itself. */
function ConsoleScheme() {
  const scheme = useSelector(selectScheme);
  const dispatch = useConsoleDispatch();
  useLayoutEffect(() => applyColourScheme(scheme), [scheme]);
  return (
    <SchemeButton
      label={consoleTexts.consoleColourScheme}
      value={scheme}
      onChoose={(chosen) => dispatch(schemeChosen(chosen))}
    />
  );
}
