import type { ReactNode } from 'react';
import { readQuietly } from '#api/quietReads';
import { submitOnce } from '#api/submitOnce';
import { useUpload } from '#api/upload';
import { PAYMENT_HOURS, promisedDay } from '#domain/businessDays';
import { type Installment, isPayable, type ProofForm, proofRules } from '#domain/installment';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import { shortDay } from '#i18n/format';
import { ProofDrawing } from '#kit/art/ProofDrawing.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { SingleFileField } from '#kit/files/SingleFileField.tsx';
import { Form, useFormValues } from '#kit/form/Form.tsx';
import type { ThisScreen } from '#kit/navigation/useThisScreen.ts';
import { now } from '#serverTime';
import styles from './InstallmentScreen.module.css';
import { useLazyGetInstallmentQuery, useSendProofMutation } from './installmentsSlice.ts';

type ProofUploadFormProps = {
  installment: Installment;
  /** Of the screen, which stays mounted when the form unmounts. */
  screen: ThisScreen;
  onSent: () => void;
  /** Content above the field. Inside the form, so that the sticky submit button is visible from the top of the page. */
  children: ReactNode;
};

/** Form that uploads the proof of a payment, once. */
export function ProofUploadForm({ installment, screen, onSent, children }: ProofUploadFormProps) {
  const [send] = useSendProofMutation();
  const [read] = useLazyGetInstallmentQuery();
  const upload = useUpload();
  const { id } = installment;

  const submit = ({ file }: ProofForm) =>
    submitOnce({
      write: send({ id, file: file?.id ?? '' }).unwrap(),
      read: () => readQuietly(read(id)),
      isPending: isPayable,
      onSent,
      onConflict: (text) => screen.announce(text, 'notice'),
    });

  return (
    <Form
      singleControl
      rules={proofRules}
      initialValues={emptyForm}
      onSubmit={submit}
      action={installmentTexts.validatePayment}
      busy={installmentTexts.sendingProof}
      draft={`/installments/${id}`}
    >
      {children}
      <SingleFileField
        name="file"
        title={installmentTexts.uploadProof}
        accept="image"
        requirements={[installmentTexts.whatProofShows]}
        drawing={<ProofDrawing />}
        upload={upload}
      />
      <WhatFollows />
    </Form>
  );
}

/** Within which time the payment shows, and until the proof is there, how to make one of a PDF. */
function WhatFollows() {
  const { file } = useFormValues<ProofForm>();
  const date = shortDay(promisedDay(new Date(now()), PAYMENT_HOURS));
  return (
    <div className={styles.notes}>
      <p>
        {installmentTexts.paymentShowsWithinHours({ hours: PAYMENT_HOURS })}{' '}
        <Emphasis of={date}>{installmentTexts.showsBy({ date })}</Emphasis>
      </p>
      {!file && <p>{installmentTexts.proofIsPdf}</p>}
    </div>
  );
}

const emptyForm: ProofForm = { file: null };
