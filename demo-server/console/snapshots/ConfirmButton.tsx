import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { t } from '../consoleTexts.ts';
import { useAction } from '../kit/useAction.ts';

/** Asks once before something is lost. */
export function ConfirmButton({
  open,
  title,
  text,
  action,
  onYes,
  onClose,
}: {
  open: boolean;
  title: string;
  text: string;
  action: string;
  onYes: () => Promise<unknown>;
  onClose: () => void;
}) {
  const act = useAction();
  const yes = () => {
    onClose();
    void act(onYes);
  };
  return (
    <Modal
      open={open}
      title={title}
      danger
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={yes}>
            {action}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('Leave it')}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  );
}
