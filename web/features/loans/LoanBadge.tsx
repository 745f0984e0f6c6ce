import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import flagCheckeredFill from '@phosphor-icons/core/assets/fill/flag-checkered-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import sealCheckFill from '@phosphor-icons/core/assets/fill/seal-check-fill.svg';
import signatureFill from '@phosphor-icons/core/assets/fill/signature-fill.svg';
import uploadSimpleFill from '@phosphor-icons/core/assets/fill/upload-simple-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { Loan } from '#domain/loan';
import type { Payment } from '#domain/process/payments';
import { loanStatusLabels } from '#domain/statusLabels';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';

type Status = Loan['status'];

/** Colour and icon of each status. */
export const loanLooks: Readonly<Record<Status, BadgeLook>> = {
  awaiting_account_statement_upload: { tone: 'blue', icon: uploadSimpleFill },
  awaiting_account_statement_check: { tone: 'yellow', icon: hourglassMediumFill },
  awaiting_client_signature: { tone: 'blue', icon: signatureFill },
  signature_document_completed: { tone: 'purple', icon: sealCheckFill },
  pending_disbursement: { tone: 'yellow', icon: hourglassMediumFill },
  approved: { tone: 'green', icon: checkCircleFill },
  active: { tone: 'green', icon: checkCircleFill },
  liquidated: { tone: 'neutral', icon: flagCheckeredFill },
  unknown: { tone: 'neutral', icon: clockFill },
};

/** Badge with the status of a loan: colour, icon and label. */
export const LoanBadge = ({ status }: { status: Status }) => (
  <Badge {...loanLooks[status]}>{loanStatusLabels[status]}</Badge>
);

/**
 * Badge with how many payments are late, or only that one is where the API's list has no installments. Renders nothing
 * without any.
 */
export function LateBadge({ late, on }: { late: readonly Payment[]; on?: 'late facade' }) {
  if (late.length === 0) return null;
  return (
    <Badge tone={on === 'late facade' ? 'white' : 'black'} icon={warningCircleFill}>
      {late.every(({ installment }) => installment)
        ? loanTexts.latePayments({ count: late.length })
        : loanTexts.latePayment}
    </Badge>
  );
}
