import type { ReactNode } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Modal } from '#kit/dialog/Modal.tsx';
import { ActionButton } from './ActionButton.tsx';

type FormDialogProps = {
  title: string;
  /** Id of the form within the dialog that the main button submits. */
  formId: string;
  /** Label of the main button. */
  action: string;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with a form, a button that submits it, and one that closes the dialog without a change. */
export function FormDialog({ title, formId, action, onClose, children }: FormDialogProps) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <ActionButton kind="main" type="submit" form={formId}>
            {action}
          </ActionButton>
          <ActionButton kind="plain" onPress={onClose}>
            {commonTexts.cancel}
          </ActionButton>
        </>
      }
    >
      {children}
    </Modal>
  );
}
