import { formatClabe } from '#domain/identifiers/clabe';
import type { Loan } from '#domain/loan';
import type { DepositPoint, WayToDeposit } from '#domain/process/wayToDeposit';
import * as installmentTexts from '#i18n/es-MX/loans/installments';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import * as stepTexts from '#i18n/es-MX/nextStep';
import { transferReference } from '#i18n/transferReference';
import { CopyRow } from '#kit/display/CopyRow.tsx';
import { Emphasis } from '#kit/display/Emphasis.tsx';
import { Banner } from '#kit/feedback/Banner.tsx';
import { ToneArch } from '#kit/feedback/ToneArch.tsx';
import { CardText } from '#kit/layout/CardText.tsx';
import { CardTitle } from '#kit/layout/CardTitle.tsx';
import { Timeline } from '#kit/progress/Timeline.tsx';
import { transferAccount } from '#links';
import { loanLooks } from '../LoanBadge.tsx';
import styles from './LoanCard.module.css';
import type { LoanView } from './loanViews.ts';

type LoanTaskProps = {
  loan: Loan;
  view: LoanView;
  /** Undefined once the money is deposited. */
  way: WayToDeposit | undefined;
  heading: 'h3' | 'h4';
};

const pointNames: Readonly<Record<DepositPoint, string>> = {
  approval: loanTexts.approved,
  statement: loanTexts.accountStatement,
  contract: loanTexts.contract,
  deposit: loanTexts.deposit,
};

/** What happens now with a loan: how far it is, who acts, what to do and where to transfer. */
export function LoanTask({
  loan,
  view: { title, text, warning, isToTransfer, mailbox = '' },
  way,
  heading,
}: LoanTaskProps) {
  return (
    <>
      {way && (
        <Timeline layout="across" items={way.points.map(({ point, state }) => ({ title: pointNames[point], state }))} />
      )}
      {title !== undefined && (
        <CardTitle
          as={heading}
          arch={way && <ToneArch {...loanLooks[loan.status]} size="large" />}
          eyebrow={way && (way.who === 'owner' ? stepTexts.yourTurn : stepTexts.ourTurn)}
        >
          {title}
        </CardTitle>
      )}
      {warning !== undefined && <Banner kind="warning" title={warning} />}
      {text !== undefined && (
        <CardText>
          <Emphasis of={mailbox}>{text}</Emphasis>
        </CardText>
      )}
      {isToTransfer && <TransferRows loanId={loan.id} />}
    </>
  );
}

/** Where to transfer a payment to; its amount is on the façade, the rest on the page of the payment. */
function TransferRows({ loanId }: { loanId: string }) {
  const { bank, clabe } = transferAccount();
  return (
    <dl className={styles.rows}>
      <CopyRow label={installmentTexts.clabe} note={bank} value={formatClabe(clabe)} copied={clabe} />
      <CopyRow label={installmentTexts.reference} value={transferReference(loanId)} />
    </dl>
  );
}
