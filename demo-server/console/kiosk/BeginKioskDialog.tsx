import { type FormEvent, useId, useState } from 'react';
import * as kioskTexts from '#i18n/es-MX/demo/kiosk';
import { SelectEntry, TextEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useShowNotice } from '../kit/useAction.ts';
import styles from './KioskMode.module.css';
import { idleMinutes, storeKiosk } from './kioskStorage.ts';

const DEFAULT_MINUTES = 3;

/** Dialog that begins kiosk mode: after how many minutes the demo begins anew, and the code that ends the mode. */
export function BeginKioskDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [error, setError] = useState<string | null>(null);
  const showNotice = useShowNotice();
  const close = () => {
    setError(null);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const code = String(values.get('code'));
    if (!/^\d{4}$/.test(code)) return setError(kioskTexts.codeHasFourDigits);
    storeKiosk({ minutes: Number(values.get('minutes')), code });
    close();
    showNotice(kioskTexts.isOn);
  };
  return (
    <FormDialog open={open} title={kioskTexts.kioskMode} formId={formId} action={kioskTexts.begin} onClose={close}>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p>{kioskTexts.whatItDoes}</p>
        <SelectEntry
          label={kioskTexts.startsAfter}
          name="minutes"
          defaultValue={String(DEFAULT_MINUTES)}
          options={idleMinutes.map((minutes) => [String(minutes), kioskTexts.minutesWithoutUse({ minutes })] as const)}
        />
        <CodeEntry label={kioskTexts.codeToLeave} error={error} />
      </form>
    </FormDialog>
  );
}

/** Field for the code of four digits, with its error. */
export function CodeEntry({ label, error }: { label: string; error: string | null }) {
  const errorId = useId();
  return (
    <>
      <TextEntry
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-invalid={error !== null}
        aria-describedby={errorId}
      />
      <p id={errorId} className={styles.error} role="alert">
        {error}
      </p>
    </>
  );
}
