import { type SyntheticEvent, useState } from 'react';
import * as inboxTexts from '#i18n/es-MX/demo/inbox';
import { centralDayAndTime } from '#i18n/format';
import { Modal } from '#kit/dialog/Modal.tsx';
import type { MessageDto } from '../dto.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { Choice } from '../kit/Choice.tsx';
import { useDeleteMessageMutation } from './inboxSlice.ts';
import styles from './MailDialog.module.css';

type View = 'mail' | 'text';

type MailDialogProps = { mail: MessageDto; open: boolean; onClose: () => void; onOpenLink: (path: string) => void };

/** Dialog with a whole e-mail: sender, recipient and time, and its content as a mail program shows it or as text. */
export function MailDialog({ mail, open, onClose, onOpenLink }: MailDialogProps) {
  const [view, setView] = useState<View>('mail');
  const [deleteMessage] = useDeleteMessageMutation();
  return (
    <Modal
      open={open}
      title={mail.subject}
      onClose={onClose}
      actions={
        <>
          <ActionButton kind="main" onPress={onClose}>
            {inboxTexts.closeMail}
          </ActionButton>
          <ActionButton kind="no" onPress={() => deleteMessage(mail.id).unwrap()}>
            {inboxTexts.deleteThem}
          </ActionButton>
        </>
      }
    >
      <dl className={styles.head}>
        <Line label={inboxTexts.mailFrom} value={inboxTexts.sender} />
        <Line label={inboxTexts.mailTo} value={mail.to} />
        <Line label={inboxTexts.sentAt} value={centralDayAndTime(new Date(mail.sent_at))} />
      </dl>
      <Choice
        label={inboxTexts.howToShow}
        value={view}
        options={[
          ['mail', inboxTexts.asMail],
          ['text', inboxTexts.asText],
        ]}
        onChoose={setView}
      />
      {view === 'mail' && open ? (
        <MailFrame id={mail.id} onOpenLink={onOpenLink} />
      ) : (
        <pre className={styles.text}>{[mail.text, mail.link].filter(Boolean).join('\n\n')}</pre>
      )}
    </Modal>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/**
 * The e-mail in a frame that runs no script, opens no window and leads nowhere by itself. Its links open on the phone.
 */
function MailFrame({ id, onOpenLink }: { id: string; onOpenLink: (path: string) => void }) {
  const path = `/demo/mail/${id}`;
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const page = currentTarget.contentDocument;
    // Safari runs no listener in a frame without scripts: there the link has already been followed.
    if (page && page.location.pathname !== path) return onOpenLink(page.location.pathname);
    page?.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link) return;
      event.preventDefault();
      onOpenLink(link.getAttribute('href') ?? '/');
    });
  };
  return (
    <iframe
      className={styles.frame}
      title={inboxTexts.mailContent}
      src={path}
      sandbox="allow-same-origin"
      onLoad={listen}
    />
  );
}
