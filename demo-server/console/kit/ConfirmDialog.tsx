import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { useAction } from './useAction.ts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  /** Label of the button that confirms. */
  action: string;
  /** Label of the button that changes nothing. */
  keep?: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Dialog that asks for a confirmation before data are lost. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  keep = consoleTexts.leaveUnchanged,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const act = useAction();
  const confirm = () => {
    onClose();
    void act(onConfirm);
  };
  return (
    <Modal
      open={open}
      title={title}
      danger
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={confirm}>
            {action}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  );
}
