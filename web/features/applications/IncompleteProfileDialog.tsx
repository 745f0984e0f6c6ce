import { t } from '#i18n';
import { paths } from '#paths';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/Links';
import { Modal } from '#ui/Modal';
import { OopsScene } from '#ui/scenes/OopsScene';

/** Why there is no advance yet, and the way to it (spec §2). */
export function IncompleteProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      art={<OopsScene />}
      title={t('Oops, you must complete your profile to request your first Adelantto')}
      actions={
        <>
          {/* Closed before it leads on: who comes back does not meet it again. */}
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
