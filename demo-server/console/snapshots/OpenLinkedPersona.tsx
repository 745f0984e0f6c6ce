import { useEffect, useState } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { centralDayAndTime } from '#i18n/format';
import { idOfStep } from '../../script/steps.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { fetchCaseFile, fetchPersonas } from '../script/fetchOwners.ts';
import { useReplaceData } from '../script/place/useReplaceData.ts';
import { stepOfOwner } from '../script/stepOfOwner.ts';
import { type LinkTarget, parseLinkTarget } from './linkTarget.ts';
import { useResetMutation } from './snapshotsSlice.ts';

/**
 * Opens the persona, screen and time that the page's address names. Asks first: any website could hold such a link, and
 * it resets the demo.
 */
export function OpenLinkedPersona() {
  const [target, setTarget] = useState(() => parseLinkTarget(location.search));
  const openTarget = useOpenTarget();
  const close = () => {
    setTarget(null);
    // A reload must not ask again.
    history.replaceState(null, '', location.pathname);
  };
  const showNotice = useShowNotice();
  useEffect(() => {
    if (target !== 'unknown') return;
    showNotice(consoleTexts.linkIsUnknown, true);
    history.replaceState(null, '', location.pathname);
  }, [target, showNotice]);
  if (target === null || target === 'unknown') return null;
  const { persona, path, now } = target;
  const hour = now === undefined ? consoleTexts.theRealTime : centralDayAndTime(new Date(now));
  return (
    <ConfirmDialog
      open
      title={consoleTexts.openLinkQuestion}
      text={consoleTexts.linkResetsDemo({ hour, persona, path })}
      action={consoleTexts.openIt}
      onConfirm={() => openTarget(target)}
      onClose={close}
    />
  );
}

/** Returns a function that resets the demo to the time of a link, and takes phone and script to its persona and screen. */
function useOpenTarget(): (target: LinkTarget) => Promise<void> {
  const [reset] = useResetMutation();
  const replaceData = useReplaceData();
  return ({ persona, path, now }) =>
    replaceData(async () => {
      await reset({ scenario: 'sales', ...(now !== undefined && { now }) }).unwrap();
      const owner = (await fetchPersonas()).find(({ key }) => key === persona);
      if (!owner) return null;
      return { step: stepOfOwner(await fetchCaseFile(owner.id)) ?? idOfStep(0), path, owner_id: owner.id };
    });
}
