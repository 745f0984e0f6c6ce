import * as kioskTexts from '#i18n/es-MX/demo/kiosk';
import { ActionButton } from '../kit/ActionButton.tsx';
import { useConsoleDispatch } from '../store.ts';
import { kioskDialogOpened } from './kioskSlice.ts';
import { useKiosk } from './useKiosk.ts';

/** Button that opens the dialog which begins kiosk mode, or that which ends it. */
export function KioskButton() {
  const kiosk = useKiosk();
  const dispatch = useConsoleDispatch();
  return (
    <ActionButton onPress={() => dispatch(kioskDialogOpened(kiosk ? 'leave' : 'begin'))}>
      {kiosk ? kioskTexts.leave : kioskTexts.kioskMode}
    </ActionButton>
  );
}
