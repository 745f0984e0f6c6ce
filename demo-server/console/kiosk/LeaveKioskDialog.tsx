import { type FormEvent, useId, useState } from 'react';
import * as kioskTexts from '#i18n/es-MX/demo/kiosk';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import { CodeEntry } from './BeginKioskDialog.tsx';
import styles from './KioskMode.module.css';
import { storeKiosk } from './kioskStorage.ts';

type LeaveKioskDialogProps = { open: boolean; code: string; onClose: () => void };

/** Dialog that asks for the code and ends kiosk mode. */
export function LeaveKioskDialog({ open, code, onClose }: LeaveKioskDialogProps) {
  const formId = useId();
  const [error, setError] = useState<string | null>(null);
  const showNotice = useShowNotice();
  const close = () => {
    setError(null);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (new FormData(event.currentTarget).get('code') !== code) return setError(kioskTexts.wrongCode);
    close();
    storeKiosk(null);
    showNotice(kioskTexts.isOff);
  };
  return (
    <FormDialog open={open} title={kioskTexts.leave} formId={formId} action={kioskTexts.leave} onClose={close}>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <CodeEntry label={kioskTexts.code} error={error} />
      </form>
    </FormDialog>
  );
}
