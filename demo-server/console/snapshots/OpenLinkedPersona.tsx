import { useEffect, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { dayAndTime } from '#i18n/format';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
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
  const phone = usePhone();
  const close = () => {
    setTarget(null);
    // A reload must not ask again.
    history.replaceState(null, '', location.pathname);
  };
  const showNotice = useShowNotice();
  useEffect(() => {
    if (target !== 'unknown') return;
    showNotice(consoleTexts.linkIsUnknown);
    history.replaceState(null, '', location.pathname);
  }, [target, showNotice]);
  if (target === null || target === 'unknown') return null;
  const { persona, path, now } = target;
  const hour = now === undefined ? consoleTexts.theRealTime : dayAndTime(new Date(now));
  return (
    <ConfirmDialog
      open
      title={consoleTexts.openLinkQuestion}
      text={consoleTexts.linkResetsDemo({
        hour,
        persona,
        path,
      })}
      action={consoleTexts.openIt}
      onConfirm={async () => {
        phone.unload();
        await reset({ scenario: 'sales', ...(now !== undefined && { now }) }).unwrap();
        await signIn(persona, path);
      }}
      onClose={close}
    />
  );
}
