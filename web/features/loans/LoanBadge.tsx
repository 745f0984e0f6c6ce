import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import flagCheckeredFill from '@phosphor-icons/core/assets/fill/flag-checkered-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import sealCheckFill from '@phosphor-icons/core/assets/fill/seal-check-fill.svg';
import signatureFill from '@phosphor-icons/core/assets/fill/signature-fill.svg';
import uploadSimpleFill from '@phosphor-icons/core/assets/fill/upload-simple-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { Loan } from '#domain/loan';
import { installmentStatusLabels, loanStatusLabels } from '#domain/statusLabels';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';

type Status = Loan['status'];

const looks: Readonly<Record<Status, BadgeLook>> = {
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

type LoanBadgeProps = {
  status: Status;
  /** Whether a payment is late, which an owner has to know before that the loan is active. */
  isLate?: boolean;
  on?: 'late facade' | undefined;
};

/** Badge with the status of a loan: colour, icon and label. */
export function LoanBadge({ status, isLate = false, on }: LoanBadgeProps) {
  if (isLate) {
    return (
      <Badge tone={on === 'late facade' ? 'white' : 'black'} icon={warningCircleFill}>
        {installmentStatusLabels.overdue}
      </Badge>
    );
  }
  return <Badge {...looks[status]}>{loanStatusLabels[status]}</Badge>;
}
