import { t } from '#i18n';
import { ClosedDoorScene } from '#kit/art/scenes/ClosedDoorScene.tsx';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink } from '#kit/navigation/Links.tsx';
import { paths } from '#paths';

/** Says that a loan needs a complete profile, and links to its first step. */
export function IncompleteProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      art={<ClosedDoorScene />}
      title={t('Oops, you must complete your profile to request your first Adelantto')}
      actions={
        <>
          {/* Closed before the navigation, so that it is not open again when the owner goes back. */}
          <ButtonLink to={paths.identification} onClick={onClose}>
            {t('Complete your profile')}
          </ButtonLink>
          <Button kind="ghost" onClick={onClose}>
            {t('Not now')}
          </Button>
        </>
      }
    >
      {t('Have your identification, your RFC and your proofs of income at hand.')}
    </Modal>
  );
}
