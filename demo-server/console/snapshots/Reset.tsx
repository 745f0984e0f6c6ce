import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useGetTalkQuery } from '../personas/personasSlice.ts';
import styles from './Reset.module.css';
import { useRestartDemo } from './useRestartDemo.ts';

/** "Reiniciar": asks for a confirmation, resets the demo and opens the landing page on the phone. */
export function Reset() {
  const [isConfirming, setIsConfirming] = useState(false);
  const restart = useRestartDemo();
  const { data: talk } = useGetTalkQuery();
  const showNotice = useShowNotice();
  const start = async () => {
    await restart();
    showNotice(consoleTexts.demoWasReset);
  };
  return (
    <>
      <ActionButton
        kind="plain"
        icon={arrowClockwise}
        aria-label={consoleTexts.reset}
        onPress={() => setIsConfirming(true)}
      >
        <span className={styles.label}>{consoleTexts.reset}</span>
      </ActionButton>
      <ConfirmDialog
        open={isConfirming}
        title={consoleTexts.resetDemoQuestion}
        text={talk ? consoleTexts.sessionsEndAndProspect(talk) : consoleTexts.sessionsEnd}
        action={consoleTexts.reset}
        onConfirm={start}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
