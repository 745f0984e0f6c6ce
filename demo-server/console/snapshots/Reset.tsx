import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { ActionButton } from '../kit/ActionButton.tsx';
import { confirm } from '../kit/confirm/confirm.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { useGetTalkQuery } from '../personas/personasSlice.ts';
import styles from './Reset.module.css';
import { useRestartDemo } from './useRestartDemo.ts';

/** "Reiniciar": asks for a confirmation, resets the demo and opens the landing page on the phone. */
export function Reset() {
  const restart = useRestartDemo();
  const { data: talk } = useGetTalkQuery();
  const showNotice = useShowNotice();
  const start = async () => {
    const text = talk ? consoleTexts.sessionsEndAndProspect(talk) : consoleTexts.sessionsEnd;
    if (!(await confirm({ title: consoleTexts.resetDemoQuestion, text, action: consoleTexts.reset }))) return;
    await restart();
    showNotice(phoneTexts.demoBeganAnew);
  };
  return (
    <ActionButton kind="plain" icon={arrowClockwise} aria-label={consoleTexts.reset} onPress={start}>
      <span className={styles.label}>{consoleTexts.reset}</span>
    </ActionButton>
  );
}
