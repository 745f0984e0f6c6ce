import { useState } from 'react';
import { dayAndTime } from '#i18n/format';
import { t } from '../consoleTexts.ts';
import { useAction } from '../kit/useAction.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { personaPointFrom } from './personaPoint.ts';
import { useResetMutation } from './snapshotsSlice.ts';

/** The point that this page was opened with: any page could hold such a link, so it asks before it acts (ux O9). */
export function OpenLinkedPersona() {
  const [point, setPoint] = useState(() => personaPointFrom(location.search));
  const [reset] = useResetMutation();
  const enter = useSignInPersona();
  const act = useAction();
  const close = () => {
    setPoint(null);
    // Loaded again, the page does not ask again.
    history.replaceState(null, '', location.pathname);
  };
  if (!point) return null;
  const { persona, path, now } = point;
  const hour = now === undefined ? t('the real time') : dayAndTime(new Date(now));
  return (
    <ConfirmButton
      open
      title={t('Open this point?')}
      text={t('The link begins the demo again at {hour} and enters as “{persona}” at {path}. What was done is lost.', {
        hour,
        persona,
        path,
      })}
      action={t('Open it')}
      onYes={() =>
        act(async () => {
          await reset({ scenario: 'sales', ...(now !== undefined && { now }) }).unwrap();
          await enter(persona, path);
        })
      }
      onClose={close}
    />
  );
}
