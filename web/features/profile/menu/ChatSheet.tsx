import * as commonTexts from '#i18n/es-MX/common';
import * as menuTexts from '#i18n/es-MX/profile/menu';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ExternalLink } from '#kit/navigation/Links.tsx';
import styles from './ChatSheet.module.css';

/** Dialog with the chat provider's page in a sandboxed frame, so that no third-party script runs in our page. */
export function ChatSheet({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Modal
      title={menuTexts.reportProblem}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {commonTexts.close}
          </Button>
          <p className={styles.elsewhere}>
            <ExternalLink href={url}>{menuTexts.openInAnotherWindow}</ExternalLink>
          </p>
        </>
      }
    >
      <iframe
        className={styles.chat}
        title={menuTexts.reportProblem}
        src={url}
        sandbox={sandboxFor(url)}
        referrerPolicy="no-referrer"
      />
    </Modal>
  );
}

// A same-origin page with `allow-same-origin` could remove its own sandbox; the provider's page needs it for its
// storage.
const sandboxFor = (url: string): string =>
  new URL(url, location.href).origin === location.origin
    ? 'allow-scripts allow-forms'
    : 'allow-scripts allow-forms allow-popups allow-same-origin';
