import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { type InstallmentStatus, installmentStatuses } from '#domain/installment';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';
import { Badge } from '#kit/feedback/Badge.tsx';

const icons: Readonly<Record<InstallmentStatus, string>> = {
  overdue: warningCircleFill,
  pending: clockFill,
  rejected: xCircleFill,
  approved: checkCircleFill,
  in_validation: hourglassMediumFill,
  outdated: warningCircleFill,
};

/** Badge with the status of an installment: label, icon and the colour that the specification fixes. */
export function InstallmentBadge({ status }: { status: string }) {
  const { tone, label: text } = statusRow(installmentStatuses, status);
  return (
    <Badge tone={tone} icon={Object.hasOwn(icons, status) ? icons[status as InstallmentStatus] : clockFill}>
      {label(text)}
    </Badge>
  );
}
