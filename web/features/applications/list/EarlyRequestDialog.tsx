import type { Day } from '#domain/calendar';
import * as listTexts from '#i18n/es-MX/applications/list';
import * as commonTexts from '#i18n/es-MX/common';
import { shortDay } from '#i18n/format';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';

type EarlyRequestDialogProps = { day: Day; onClose: () => void; onContinue: () => void };

/** Says that a request before this day is likely to be rejected by the credit bureau again, and lets it pass. */
export const EarlyRequestDialog = ({ day, onClose, onContinue }: EarlyRequestDialogProps) => (
  <Modal
    onClose={onClose}
    title={listTexts.waitUntil({ day: shortDay(day) })}
    actions={
      <>
        <Button onClick={onClose}>{commonTexts.notNow}</Button>
        <Button kind="ghost" onClick={onContinue}>
          {listTexts.requestAnyway}
        </Button>
      </>
    }
  >
    {listTexts.scoreNeedsTime}
  </Modal>
);
