import { type FormEvent, useId } from 'react';
import { isBlank } from '#domain/rules';
import { MAX_REASON_LENGTH, singleLine } from '#domain/text/singleLine';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { ActionButton } from '../kit/ActionButton.tsx';
import { TextAreaEntry } from '../kit/Entry.tsx';
import { FormDialog } from '../kit/FormDialog.tsx';
import { useAction } from '../kit/useAction.ts';
import styles from './ReasonDialog.module.css';

const readyReasons = [consoleTexts.dataDiffer, consoleTexts.documentNotLegible, consoleTexts.documentNotValid] as const;

type ReasonDialogProps = {
  title: string;
  /** What is rejected, and whose it is. */
  item: string;
  onReason: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Dialog that asks for the reason of a rejection: one of three ready texts, or the operator's own. */
export function ReasonDialog({ title, item, onReason, onClose }: ReasonDialogProps) {
  const formId = useId();
  const act = useAction();
  const choose = async (reason: string) => {
    onClose();
    await act(() => onReason(reason));
  };
  return (
    <FormDialog title={title} formId={formId} action={consoleTexts.sendReason} onClose={onClose}>
      <div className={styles.reasons}>
        <strong>{item}</strong>
        <p>{consoleTexts.reasonOwnerReads}</p>
        {readyReasons.map((reason) => (
          <ActionButton key={reason} onPress={() => choose(reason)}>
            {reason}
          </ActionButton>
        ))}
        <OwnReasonForm id={formId} onReason={choose} />
      </div>
    </FormDialog>
  );
}

type OwnReasonFormProps = { id: string; onReason: (reason: string) => Promise<void> };

/** Form for a reason in the operator's own words; the dialog's main button submits it. */
function OwnReasonForm({ id, onReason }: OwnReasonFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = singleLine(String(new FormData(event.currentTarget).get('reason') ?? ''));
    if (!isBlank(reason)) void onReason(reason);
  };
  return (
    <form id={id} onSubmit={submit}>
      <TextAreaEntry
        label={consoleTexts.inYourOwnWords}
        name="reason"
        required
        maxLength={MAX_REASON_LENGTH}
        rows={2}
      />
    </form>
  );
}
