import { useCallback, useEffect } from 'react';
import { useSelector } from 'react-redux';
import * as kioskTexts from '#i18n/es-MX/demo/kiosk';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useAction } from '../kit/useAction.ts';
import { useRestartDemo } from '../snapshots/useRestartDemo.ts';
import { useConsoleDispatch } from '../store.ts';
import { BeginKioskDialog } from './BeginKioskDialog.tsx';
import { WARNING_MS } from './countdown.ts';
import styles from './KioskMode.module.css';
import { countedDown, kioskDialogClosed, selectKioskDialog } from './kioskSlice.ts';
import { noteUse } from './kioskStorage.ts';
import { LeaveKioskDialog } from './LeaveKioskDialog.tsx';
import { noteUses } from './noteUses.ts';
import { useCountdown } from './useCountdown.ts';
import { useKiosk } from './useKiosk.ts';

/**
 * Kiosk mode for fairs: when nobody has used the demo for some minutes it begins anew, with a warning before. Renders
 * the warning and the dialogs; the badge is in the bar.
 */
export function KioskMode() {
  const kiosk = useKiosk();
  const dispatch = useConsoleDispatch();
  const dialog = useSelector(selectKioskDialog);
  const restart = useRestartDemo();
  const act = useAction();
  const left = useCountdown(kiosk, () => act(restart));
  const secondsLeft = left === null ? null : Math.ceil(left / 1000);
  useEffect(() => noteUses(), []);
  useEffect(() => void dispatch(countedDown(secondsLeft)), [dispatch, secondsLeft]);
  const close = useCallback(() => void dispatch(kioskDialogClosed()), [dispatch]);
  return (
    <>
      {left !== null && left > 0 && left <= WARNING_MS && <Warning seconds={Math.ceil(left / 1000)} />}
      <BeginKioskDialog open={dialog === 'begin'} onClose={close} />
      {kiosk && <LeaveKioskDialog open={dialog === 'leave'} code={kiosk.code} onClose={close} />}
    </>
  );
}

/** Says that the demo is about to begin anew. Any use ends it; the button is for those who look for one. */
const Warning = ({ seconds }: { seconds: number }) => (
  <div className={styles.warning}>
    <strong role="alert">{kioskTexts.stillThere}</strong>
    <span role="timer">{kioskTexts.startsAgainSoon({ seconds })}</span>
    <ActionButton kind="main" onPress={() => noteUse(Date.now())}>
      {kioskTexts.stay}
    </ActionButton>
  </div>
);
