import { type FormEvent, useId } from 'react';
import { isBlank } from '#domain/rules';
import { Modal } from '#kit/dialog/Modal.tsx';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { LinesEntry } from '../kit/Entry.tsx';
import { useAction } from '../kit/useAction.ts';
import styles from './ReasonDialog.module.css';

/** What the server takes, in letters. */
const MAX_LENGTH = 300;

const ready = [
  t('The data differ from your document.'),
  t('The document cannot be read whole.'),
  t('The document is not valid any more.'),
] as const;

/** Asks why: three ready reasons, or the operator's own words, which the owner will read (ux O6). */
export function ReasonDialog({
  open,
  title,
  onReason,
  onClose,
}: {
  open: boolean;
  title: string;
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
}) {
  const formId = useId();
  const act = useAction();
  const choose = async (reason: string) => {
    onClose();
    await act(() => onReason(reason));
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (!isBlank(reason)) void choose(reason);
  };
  return (
    <Modal
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <ActionButton kind="main" type="submit" form={formId}>
            {t('Send this reason')}
          </ActionButton>
          <ActionButton kind="plain" onPress={onClose}>
            {t('Leave it')}
          </ActionButton>
        </>
      }
    >
      <div className={styles.reasons}>
        <p>{t('The reason that she will read:')}</p>
        {ready.map((reason) => (
          <ActionButton key={reason} onPress={() => choose(reason)}>
            {reason}
          </ActionButton>
        ))}
        <form id={formId} onSubmit={send}>
          <LinesEntry label={t('In your own words')} name="reason" required maxLength={MAX_LENGTH} rows={2} />
        </form>
      </div>
    </Modal>
  );
}
