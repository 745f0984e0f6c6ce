import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import { useState } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { toQueryState } from '#api/toQueryState';
import { today } from '#clock';
import { type Installment, isPayable, isProofRejected, shownStatus } from '#domain/installment';
import { loanNumber } from '#domain/loan';
import { pesos } from '#domain/money';
import { monthlyPayments } from '#domain/process/payments';
import { withoutFullStop } from '#domain/text/singleLine';
import * as commonTexts from '#i18n/es-MX/common';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { weekdayAndDay } from '#i18n/format';
import { Modal } from '#kit/dialog/Modal.tsx';
import { Amount } from '#kit/display/Amount.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { isLoading, QueryBoundary } from '#kit/feedback/QueryBoundary.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { UnavailablePage } from '#kit/feedback/UnavailablePage.tsx';
import { PageFooter } from '#kit/layout/PageFooter.tsx';
import { Screen } from '#kit/layout/Screen.tsx';
import { Button } from '#kit/navigation/Button.tsx';
import { ButtonLink, ExternalLink } from '#kit/navigation/Links.tsx';
import { useThisScreen } from '#kit/navigation/useThisScreen.ts';
import { contactUrl } from '#links';
import { paths } from '#paths';
import { InstallmentBadge } from './InstallmentBadge.tsx';
import styles from './InstallmentScreen.module.css';
import { useGetInstallmentQuery } from './installmentsSlice.ts';
import { ProofUploadForm } from './ProofUploadForm.tsx';
import { reasonNotToPay } from './reasonNotToPay.ts';
import { SentProof } from './SentProof.tsx';
import { TransferInstructions } from './TransferInstructions.tsx';

/** /loans/{id}/installments/{installmentId}: transfer data of one installment, and the form that uploads its proof. */
export function InstallmentScreen() {
  const { id: loanId = '', installmentId = '' } = useParams();
  const query = toQueryState(useGetInstallmentQuery(installmentId));
  const [sent, setSent] = useState(false);
  const screen = useThisScreen();
  const loanPath = generatePath(paths.loan, { id: loanId });
  const installment = query.data;

  if (query.failure?.unavailable) return <UnavailablePage reason={query.failure.unavailable} home={paths.home} />;
  // The address names an installment of another loan: treated as an address that does not exist.
  if (installment?.loan_id !== undefined && installment.loan_id !== loanId) {
    return <UnavailablePage reason="missing" home={paths.home} />;
  }
  return (
    <Screen
      template="detail"
      back={loanPath}
      title={titleOf(installment)}
      isTitleLoading={isLoading(query)}
      corner={installment && <InstallmentBadge status={shownStatus(installment, today())} />}
    >
      <QueryBoundary
        query={query}
        skeleton={<Skeleton shape="payment" />}
        failureText={installmentTexts.couldNotLoadPayment}
      >
        {(loaded) => {
          const details = <PaymentDetails loanId={loanId} installment={loaded} reload={query.retry} />;
          if (!isPayable(loaded)) return details;
          return (
            <ProofUploadForm installment={loaded} screen={screen} onSent={() => screen.isHere() && setSent(true)}>
              {details}
            </ProofUploadForm>
          );
        }}
      </QueryBoundary>
      {sent && (
        <Modal
          title={installmentTexts.proofSent}
          onClose={() => screen.navigate(loanPath)}
          actions={<Button onClick={() => screen.navigate(loanPath)}>{commonTexts.continueButton}</Button>}
        >
          <p>{installmentTexts.proofUploaded}</p>
        </Modal>
      )}
    </Screen>
  );
}

type PaymentDetailsProps = { loanId: string; installment: Installment; reload: () => void };

const PaymentDetails = ({ loanId, installment, reload }: PaymentDetailsProps) => (
  <>
    <AmountDue installment={installment} />
    {isPayable(installment) ? (
      <>
        <RejectionBanner installment={installment} />
        <TransferInstructions loanId={loanId} amount={pesos(installment.total_amount)} />
      </>
    ) : (
      <NotPayable loanId={loanId} installment={installment} reload={reload} />
    )}
  </>
);

/**
 * Says why the installment cannot be paid now and by when its proof is checked, and shows that proof. Renders nothing for
 * an unknown status, which only the badge shows.
 */
function NotPayable({ loanId, installment, reload }: { loanId: string; installment: Installment; reload: () => void }) {
  const { file, id, status } = installment;
  const [payment] = monthlyPayments({ id: loanId, installments: [installment] }, today());
  const reason = payment && reasonNotToPay(payment);
  if (!reason) return null;
  const isApproved = status === 'approved';
  return (
    <>
      {isApproved ? (
        <Banner kind="success">{reason}</Banner>
      ) : (
        <Banner kind="warning" icon={hourglassMediumFill} title={reason}>
          {installmentTexts.weWillWrite}
        </Banner>
      )}
      {file && <SentProof loanId={loanId} file={file} sentAt={payment.installment.sentAt} onStale={reload} />}
      {file && !isApproved && <WrongFile />}
      <PageFooter>
        {isApproved ? (
          <ButtonLink kind="secondary" to={generatePath(paths.receipt, { id: loanId, installmentId: id })}>
            {installmentTexts.viewReceipt}
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={generatePath(paths.loan, { id: loanId })}>
            {installmentTexts.viewAdelantto({ number: loanNumber(loanId) })}
          </ButtonLink>
        )}
      </PageFooter>
    </>
  );
}

/** Where to write when another file was sent. Renders nothing without a chat. */
function WrongFile() {
  const chat = contactUrl();
  if (chat === '') return null;
  return (
    <p className={styles.note}>
      {installmentTexts.wrongFile} <ExternalLink href={chat}>{installmentTexts.writeToUs}</ExternalLink>
    </p>
  );
}

/**
 * Says that the last proof was rejected. Above the transfer data, which an owner who has paid need not read again.
 */
function RejectionBanner({ installment }: { installment: Installment }) {
  if (!isProofRejected(installment)) return null;
  const reason = withoutFullStop(installment.rejection_reason ?? '');
  return (
    <Banner kind="danger" title={loanTexts.doNotRepeatTransfer}>
      {reason ? loanTexts.proofRejectedBecause({ reason }) : loanTexts.proofRejected}
    </Banner>
  );
}

const titleOf = (installment: Installment | undefined): string =>
  installment?.number === undefined
    ? installmentTexts.paymentOfInstallment
    : installmentTexts.paymentOfMonth({ number: installment.number });

const AmountDue = ({ installment: { total_amount, due_date } }: { installment: Installment }) => (
  <dl className={styles.due}>
    <div>
      <dt className="visually-hidden">{installmentTexts.amount}</dt>
      <dd>
        <Amount centavos={pesos(total_amount)} />
      </dd>
    </div>
    <div className={styles.deadline}>
      <dt>{receiptTexts.dueDate}</dt>
      <dd>{weekdayAndDay(due_date)}</dd>
    </div>
  </dl>
);
