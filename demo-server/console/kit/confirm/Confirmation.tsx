import { useSyncExternalStore } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { askedNow, onAsked } from './confirm.ts';

/** The dialog of the page that shows what `confirm` asks. */
export function Confirmation() {
  const asked = useSyncExternalStore(onAsked, askedNow);
  return (
    <Modal
      open={asked !== null}
      title={asked?.question.title}
      danger
      onClose={() => asked?.answer(false)}
      actions={
        <>
          <Button kind="danger" onClick={() => asked?.answer(true)}>
            {asked?.question.action}
          </Button>
          <Button kind="ghost" onClick={() => asked?.answer(false)}>
            {commonTexts.cancel}
          </Button>
        </>
      }
    >
      {asked?.question.text}
    </Modal>
  );
}
