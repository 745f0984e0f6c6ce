import arrowClockwise from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import { useState } from 'react';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useReport } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { useGetHealthQuery, useResetMutation } from './snapshotsSlice.ts';
import { useIsViewer } from './useIsViewer.ts';

/** "Reiniciar": asks once, then everything is as at first and the phone stands at the front door (ux O9). */
export function Reset() {
  const [asking, setAsking] = useState(false);
  const [reset] = useResetMutation();
  const { data: health } = useGetHealthQuery();
  const { isViewer } = useIsViewer();
  const phone = usePhone();
  const say = useReport();
  const start = async () => {
    // The same people again, whatever the server was started with.
    await reset(health?.scenario ? { scenario: health.scenario } : {}).unwrap();
    phone.enter(null, '/');
    say(t('The demo begins again.'));
  };
  return (
    <>
      <ActionButton kind="plain" icon={arrowClockwise} disabled={isViewer} onPress={() => setAsking(true)}>
        {t('Begin again')}
      </ActionButton>
      <ConfirmButton
        open={asking}
        title={t('Begin the demo again?')}
        text={t('Sessions end, and what was done is lost. Kept points stay.')}
        action={t('Begin again')}
        onYes={start}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
