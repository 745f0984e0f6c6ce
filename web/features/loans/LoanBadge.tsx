import { type LoanStatus, loanStatuses } from '#domain/loan';
import { rowOf } from '#domain/statuses';
import { label } from '#i18n';
import {
  checkCircleFill,
  clockFill,
  flagCheckeredFill,
  hourglassMediumFill,
  sealCheckFill,
  signatureFill,
  uploadSimpleFill,
} from '#kit/art/icons.ts';
import { Badge } from '#kit/feedback/Badge.tsx';

const icons: Readonly<Record<LoanStatus, string>> = {
  awaiting_account_statement_upload: uploadSimpleFill,
  awaiting_account_statement_check: hourglassMediumFill,
  awaiting_client_signature: signatureFill,
  signature_document_completed: sealCheckFill,
  pending_disbursement: hourglassMediumFill,
  approved: checkCircleFill,
  active: checkCircleFill,
  liquidated: flagCheckeredFill,
};

/** Where a loan stands, in colour, icon and word. */
export function LoanBadge({ status }: { status: string }) {
  const { tone, label: text } = rowOf(loanStatuses, status);
  return (
    <Badge tone={tone} icon={Object.hasOwn(icons, status) ? icons[status as LoanStatus] : clockFill}>
      {label(text)}
    </Badge>
  );
}
