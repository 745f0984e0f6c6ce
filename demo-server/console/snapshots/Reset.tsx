import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { useState } from 'react';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useIsViewer } from '../network/useIsViewer.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useGetHealthQuery, useResetMutation } from './snapshotsSlice.ts';

/** "Reiniciar": asks for a confirmation, resets the demo and opens the landing page on the phone. */
export function Reset() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [reset] = useResetMutation();
  const { data: health } = useGetHealthQuery();
  const isViewer = useIsViewer();
  const phone = usePhone();
  const showNotice = useShowNotice();
  const start = async () => {
    // Keeps the current scenario, whatever the server was started with.
    await reset(health?.scenario ? { scenario: health.scenario } : {}).unwrap();
    phone.startSession(null, '/');
    showNotice(t('The demo was reset.'));
  };
  return (
    <>
      <ActionButton kind="plain" icon={arrowClockwise} disabled={isViewer} onPress={() => setIsConfirming(true)}>
        {t('Reset')}
      </ActionButton>
      <ConfirmDialog
        open={isConfirming}
        title={t('Reset the demo?')}
        text={t('Sessions end and changes are lost. Saved snapshots stay.')}
        action={t('Reset')}
        onConfirm={start}
        onClose={() => setIsConfirming(false)}
      />
    </>
  );
}
