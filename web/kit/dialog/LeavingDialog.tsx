import * as fileTexts from '#i18n/es-MX/kit/files';
import { Button } from '../navigation/Button.tsx';
import { Modal } from './Modal.tsx';

type LeavingDialogProps = {
  onStay: () => void;
  onLeave: () => void;
};

/** Asks for confirmation to leave the page, which cancels a running upload. */
export function LeavingDialog({ onStay, onLeave }: LeavingDialogProps) {
  return (
    <Modal
      danger
      title={fileTexts.leaveAndCancelUpload}
      onClose={onStay}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {fileTexts.leaveAndCancel}
          </Button>
          <Button kind="ghost" onClick={onStay}>
            {fileTexts.goOnUploading}
          </Button>
        </>
      }
    >
      {fileTexts.uploadStillRunning}
    </Modal>
  );
}
