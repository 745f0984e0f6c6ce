import { useSyncExternalStore } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { askedNow, onAsked } from './confirm.ts';

/** The dialog of the page that shows what `confirm` asks. */
export function Confirmation() {
  const asked = useSyncExternalStore(onAsked, askedNow);
  if (asked === null) return null;
  const { question, answer } = asked;
  return (
    <Modal
      title={question.title}
      danger
      onClose={() => answer(false)}
      actions={
        <>
          <Button kind="danger" onClick={() => answer(true)}>
            {question.action}
          </Button>
          <Button kind="ghost" onClick={() => answer(false)}>
            {commonTexts.cancel}
          </Button>
        </>
      }
    >
      {question.text}
    </Modal>
  );
}
