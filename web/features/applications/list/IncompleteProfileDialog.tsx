import * as listTexts from '#i18n/es-MX/applications/list';
import * as commonTexts from '#i18n/es-MX/common';
import * as progressTexts from '#i18n/es-MX/profile/progress';
import { ClosedDoorScene } from '#kit/art/scenes/ClosedDoorScene.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';

/** Says that a loan needs a complete profile, and links to its first step. */
export function IncompleteProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      onClose={onClose}
      art={<ClosedDoorScene />}
      title={listTexts.completeProfileFirst}
      actions={
        <>
          {/* Closed before the navigation, so that it is not open again when the owner goes back. */}
          <ButtonLink to={paths.identification} onClick={onClose}>
            {progressTexts.completeYourProfile}
          </ButtonLink>
          <Button kind="ghost" onClick={onClose}>
            {commonTexts.notNow}
          </Button>
        </>
      }
    >
      {listTexts.haveDocumentsAtHand}
    </Modal>
  );
}
