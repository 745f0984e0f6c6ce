import { useEffect, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { dayAndTime } from '#i18n/format';
import { fetchCaseFile } from '../case-file/caseFileSlice.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { useOpenSessionMutation } from '../personas/personasSlice.ts';
import { NEW_PASSWORD_PATH } from '../personas/useSignInPersona.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useReplaceData } from '../script/place/usePlace.ts';
import { stepOfOwner } from '../script/stepOfOwner.ts';
import { idOfStep } from '../script/steps.ts';
import { useConsoleDispatch } from '../store.ts';
import { parseLinkTarget } from './linkTarget.ts';
import { useResetMutation } from './snapshotsSlice.ts';

/**
 * Opens the persona, screen and time that the page's address names. Asks first: any website could hold such a link, and
 * it resets the demo.
 */
export function OpenLinkedPersona() {
  const [target, setTarget] = useState(() => parseLinkTarget(location.search));
  const [reset] = useResetMutation();
  const [openSession] = useOpenSessionMutation();
  const replaceData = useReplaceData(usePhone());
  const dispatch = useConsoleDispatch();
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
      onConfirm={() =>
        replaceData(async () => {
          await reset({ scenario: 'sales', ...(now !== undefined && { now }) }).unwrap();
          const { user } = await openSession(persona).unwrap();
          const step = stepOfOwner(await dispatch(fetchCaseFile(user.id))) ?? idOfStep(0);
          return { step, path: user.has_temporary_password ? NEW_PASSWORD_PATH : path, owner_id: user.id };
        })
      }
      onClose={close}
    />
  );
}
