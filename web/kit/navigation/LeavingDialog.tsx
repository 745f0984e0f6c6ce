import { t } from '#i18n';
import { Modal } from '../dialog/Modal.tsx';
import { Button } from './Button.tsx';

interface LeavingDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation to leave the page, which cancels a running upload. */
export function LeavingDialog({ onStay, onLeave }: LeavingDialogProps) {
  return (
    <Modal
      open
      danger
      title={t('Leave and cancel the upload?')}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('Leave and cancel')}
          </Button>
          <Button kind="ghost" onClick={onStay}>
            {t('Go on uploading')}
          </Button>
        </>
      }
    >
      {t('Your file is still being uploaded. If you leave now, it is given up.')}
    </Modal>
  );
}
