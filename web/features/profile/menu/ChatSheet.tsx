import { t } from '#i18n';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ExternalLink } from '#kit/navigation/Links.tsx';
import styles from './ChatSheet.module.css';

/** The provider's chat page, shut in: no script of a third party runs in our page (ux S11). */
export function ChatSheet({ open, url, onClose }: { open: boolean; url: string; onClose: () => void }) {
  return (
    <Modal
      open={open}
      title={t('Report a problem')}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <p className={styles.elsewhere}>
            <ExternalLink href={url}>{t('Open in another window')}</ExternalLink>
          </p>
        </>
      }
    >
      <iframe
        className={styles.chat}
        title={t('Report a problem')}
        src={url}
        sandbox={sandboxFor(url)}
        referrerPolicy="no-referrer"
      />
    </Modal>
  );
}

// A page of our own origin that keeps its origin could open its sandbox from inside; a provider's needs its storage.
const sandboxFor = (url: string): string =>
  new URL(url, location.href).origin === location.origin
    ? 'allow-scripts allow-forms'
    : 'allow-scripts allow-forms allow-popups allow-same-origin';
