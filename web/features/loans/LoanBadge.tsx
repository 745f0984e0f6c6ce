import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import flagCheckeredFill from '@phosphor-icons/core/assets/fill/flag-checkered-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import sealCheckFill from '@phosphor-icons/core/assets/fill/seal-check-fill.svg';
import signatureFill from '@phosphor-icons/core/assets/fill/signature-fill.svg';
import uploadSimpleFill from '@phosphor-icons/core/assets/fill/upload-simple-fill.svg';
import type { ReceivedLoan } from '#api/received';
import { loanStatuses } from '#domain/loan';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';
import { Badge } from '#kit/feedback/Badge.tsx';

type Status = ReceivedLoan['status'];

const icons: Readonly<Record<Status, string>> = {
  awaiting_account_statement_upload: uploadSimpleFill,
  awaiting_account_statement_check: hourglassMediumFill,
  awaiting_client_signature: signatureFill,
  signature_document_completed: sealCheckFill,
  pending_disbursement: hourglassMediumFill,
  approved: checkCircleFill,
  active: checkCircleFill,
  liquidated: flagCheckeredFill,
  unknown: clockFill,
};

/** Badge with the status of a loan: colour, icon and label. */
export function LoanBadge({ status }: { status: Status }) {
  const { tone, label: text } = statusRow(loanStatuses, status);
  return (
    <Badge tone={tone} icon={icons[status]}>
      {label(text)}
    </Badge>
  );
}
