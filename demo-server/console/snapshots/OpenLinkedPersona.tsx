import { useState } from 'react';
import { dayAndTime } from '#i18n/format';
import { t } from '../consoleTexts.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { parseLinkTarget } from './linkTarget.ts';
import { useResetMutation } from './snapshotsSlice.ts';

/**
 * Opens the persona, screen and time that the page's address names. Asks first: any website could hold such a link, and
 * it resets the demo.
 */
export function OpenLinkedPersona() {
  const [target, setTarget] = useState(() => parseLinkTarget(location.search));
  const [reset] = useResetMutation();
  const signIn = useSignInPersona();
  const close = () => {
    setTarget(null);
    // A reload must not ask again.
    history.replaceState(null, '', location.pathname);
  };
  if (!target) return null;
  const { persona, path, now } = target;
  const hour = now === undefined ? t('the real time') : dayAndTime(new Date(now));
  return (
    <ConfirmDialog
      open
      title={t('Open this link?')}
      text={t('The link resets the demo to {hour} and signs in as “{persona}” at {path}. Changes are lost.', {
        hour,
        persona,
        path,
      })}
      action={t('Open it')}
      onConfirm={async () => {
        await reset({ scenario: 'sales', ...(now !== undefined && { now }) }).unwrap();
        await signIn(persona, path);
      }}
      onClose={close}
    />
  );
}
