import flagCheckeredFill from '@phosphor-icons/core/assets/fill/flag-checkered-fill.svg';
import sealCheckFill from '@phosphor-icons/core/assets/fill/seal-check-fill.svg';
import signatureFill from '@phosphor-icons/core/assets/fill/signature-fill.svg';
import uploadSimpleFill from '@phosphor-icons/core/assets/fill/upload-simple-fill.svg';
import type { Loan } from '#domain/loan';
import type { Payment } from '#domain/process/payments';
import { loanStatusLabels } from '#domain/statusLabels';
import * as loanTexts from '#i18n/es-MX/loans/loans';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';

type Status = Loan['status'];

/** Colour and icon of each status. */
export const loanLooks: Readonly<Record<Status, BadgeLook>> = {
  awaiting_account_statement_upload: { tone: 'blue', icon: uploadSimpleFill },
  awaiting_account_statement_check: badgeLooks.validation,
  awaiting_client_signature: { tone: 'blue', icon: signatureFill },
  signature_document_completed: { tone: 'purple', icon: sealCheckFill },
  pending_disbursement: badgeLooks.validation,
  approved: badgeLooks.approved,
  active: badgeLooks.approved,
  liquidated: { tone: 'neutral', icon: flagCheckeredFill },
  unknown: badgeLooks.unknown,
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
    <Badge {...badgeLooks.overdue} {...(on === 'late facade' && { tone: 'white' })}>
      {late.every(({ installment }) => installment)
        ? loanTexts.latePayments({ count: late.length })
        : loanTexts.latePayment}
    </Badge>
  );
}
