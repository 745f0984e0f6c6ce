import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { ReceivedInstallment } from '#api/received';
import { installmentStatuses } from '#domain/installment';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';
import { Badge } from '#kit/feedback/Badge.tsx';

type Status = ReceivedInstallment['status'];

const icons: Readonly<Record<Status, string>> = {
  overdue: warningCircleFill,
  pending: clockFill,
  rejected: xCircleFill,
  approved: checkCircleFill,
  in_validation: hourglassMediumFill,
  outdated: warningCircleFill,
  unknown: clockFill,
};

/** Badge with the status of an installment: label, icon and the colour that the specification fixes. */
export function InstallmentBadge({ status }: { status: Status }) {
  const { tone, label: text } = statusRow(installmentStatuses, status);
  return (
    <Badge tone={tone} icon={icons[status]}>
      {label(text)}
    </Badge>
  );
}
