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
  /** Whether nothing is lost that matters: the button that confirms is not red, and has the focus. */
  isHarmless?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Dialog that asks for a confirmation, usually before data are lost. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  keep = consoleTexts.leaveUnchanged,
  isHarmless = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const act = useAction();
  const confirm = () => {
    void act(onConfirm);
    onClose();
  };
  return (
    <Modal
      open={open}
      title={title}
      danger={!isHarmless}
      onClose={onClose}
      actions={
        <>
          <Button kind={isHarmless ? 'primary' : 'danger'} onClick={confirm}>
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
