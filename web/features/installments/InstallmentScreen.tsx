import { type ReactNode, useState } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { isConflict, isOutcomeUnknown, problemOf, problemText } from '#api/problem';
import { readAgain } from '#api/readAgain';
import { submitErrors } from '#api/submitErrors';
import { toQueryState } from '#api/toQueryState';
import { useUpload } from '#api/upload';
import { PAYMENT_HOURS, promisedDay } from '#domain/businessDays';
import { type Installment, isPayable, type ProofForm, proofRules } from '#domain/installment';
import { pesos } from '#domain/money';
import { withoutFullStop } from '#domain/reason';
import { t } from '#i18n';
import { shortDay } from '#i18n/format';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { FileField } from '#kit/files/FileField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { type ThisScreen, useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { paths } from '#paths';
import { now } from '#serverTime';
import { InstallmentBadge } from './InstallmentBadge.tsx';
import styles from './InstallmentScreen.module.css';
import { useGetInstallmentQuery, useLazyGetInstallmentQuery, useSendProofMutation } from './installmentsSlice.ts';
import { reasonNotToPay } from './reasonNotToPay.ts';
import { TransferInstructions } from './TransferInstructions.tsx';

/** /loans/{id}/installments/{installment_id}: pay one month by transfer and send the proof (spec §2). */
export function InstallmentScreen() {
  const { id: loanId = '', installmentId = '' } = useParams();
  const answer = toQueryState(useGetInstallmentQuery(installmentId));
  const [sent, setSent] = useState(false);
  const screen = useThisScreen();
  const loanPath = generatePath(paths.loan, { id: loanId });
  const installment = answer.data;

  if (answer.failure?.unavailable) return <UnavailablePage reason={answer.failure.unavailable} home={paths.home} />;
  // Another loan's installment under this loan's address is an address that does not exist.
  if (installment?.loan_id !== undefined && installment.loan_id !== loanId) {
    return <UnavailablePage reason="missing" home={paths.home} />;
  }
  return (
    <Screen
      template="detail"
      back={loanPath}
      title={titleOf(installment)}
      corner={installment && <InstallmentBadge status={installment.status} />}
    >
      <QueryBoundary
        answer={answer}
        skeleton={<Skeleton shape="payment" />}
        failure={t('We could not load this payment.')}
      >
        {(due) => {
          const account = (
            <>
              <Due installment={due} />
              {isPayable(due) ? <Rejection of={due} /> : <NotNow installment={due} />}
              <TransferInstructions loanId={loanId} amount={pesos(due.total_amount)} />
            </>
          );
          if (!isPayable(due)) return account;
          return (
            <PayForm installment={due} screen={screen} onSent={() => screen.isHere() && setSent(true)}>
              {account}
            </PayForm>
          );
        }}
      </QueryBoundary>
      <Modal
        open={sent}
        title={t('Proof sent')}
        onClose={() => screen.navigate(loanPath)}
        actions={<Button onClick={() => screen.navigate(loanPath)}>{t('Continue')}</Button>}
      >
        <p>{t('We uploaded your proof and are validating it.')}</p>
      </Modal>
    </Screen>
  );
}

/** Why it cannot be paid now; of a status that this version does not know, the badge says all there is to say. */
function NotNow({ installment }: { installment: Installment }) {
  const reason = reasonNotToPay(installment);
  return reason && <Banner kind={installment.status === 'approved' ? 'success' : 'info'}>{reason}</Banner>;
}

/** Before the account's data: whoever has paid must not read first how to pay. */
function Rejection({ of: { status, rejection_reason } }: { of: Installment }) {
  const reason = withoutFullStop(rejection_reason ?? '');
  if (status !== 'rejected' && !reason) return null;
  return (
    <Banner kind="danger">
      {reason
        ? t('We rejected your proof: {reason}. Upload another one.', { reason })
        : t('We rejected your proof. Upload another one.')}
    </Banner>
  );
}

const titleOf = (installment: Installment | undefined): string =>
  installment?.number === undefined
    ? t('Payment of your installment')
    : t('Payment of month {number}', { number: installment.number });

const Due = ({ installment: { total_amount, due_date } }: { installment: Installment }) => (
  <dl className={styles.due}>
    <div>
      <dt>{t('Amount')}</dt>
      <dd>
        <Amount centavos={pesos(total_amount)} size="hero" />
      </dd>
    </div>
    <div className={styles.deadline}>
      <dt>{t('Payment deadline')}</dt>
      <dd>{shortDay(due_date)}</dd>
    </div>
  </dl>
);

type PayFormProps = {
  installment: Installment;
  /** The screen's, which stays when the form goes. */
  screen: ThisScreen;
  onSent: () => void;
  /** What stands above the field; within the form, so that its foot is in sight from the top of the page. */
  children: ReactNode;
};

function PayForm({ installment, screen, onSent, children }: PayFormProps) {
  const [send] = useSendProofMutation();
  const [read] = useLazyGetInstallmentQuery();
  const upload = useUpload();
  const { id } = installment;

  const submit = ({ file }: ProofForm) =>
    send({ id, file: file?.id ?? '' })
      .unwrap()
      .then(onSent, async (error) => {
        const problem = problemOf(error);
        const isStale = isConflict(problem);
        const latest = isStale || isOutcomeUnknown(problem) ? await readAgain(read(id)) : undefined;
        if (isPayable(latest ?? installment)) return submitErrors(error);
        // Somebody else was quicker: the form goes, and its alert with it.
        return isStale ? screen.announce(problemText(problem).text) : onSent();
      });

  return (
    <Form
      singleControl
      rules={proofRules}
      initialValues={noProof}
      onSubmit={submit}
      action="Validate payment"
      busy="Sending proof…"
      draft={`/installments/${id}`}
    >
      {children}
      <FileField name="file" label="Upload your proof" accept="image" upload={upload} />
      <p className={styles.note}>
        {t('Your payment shows within 72 business hours at most.')}{' '}
        <span className={styles.latest}>
          {t('On {date} at the latest.', { date: shortDay(promisedDay(new Date(now()), PAYMENT_HOURS)) })}
        </span>
      </p>
    </Form>
  );
}

const noProof: ProofForm = { file: null };
