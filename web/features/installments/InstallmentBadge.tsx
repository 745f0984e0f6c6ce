import { type InstallmentStatus, installmentStatuses } from '#domain/installment';
import { rowOf } from '#domain/statuses';
import { label } from '#i18n';
import { checkCircleFill, clockFill, hourglassMediumFill, warningCircleFill, xCircleFill } from '#kit/art/icons.ts';
import { Badge } from '#kit/feedback/Badge.tsx';

const icons: Readonly<Record<InstallmentStatus, string>> = {
  overdue: warningCircleFill,
  pending: clockFill,
  rejected: xCircleFill,
  approved: checkCircleFill,
  in_validation: hourglassMediumFill,
  outdated: warningCircleFill,
};

/** Where a payment stands, in the colour that the specification fixes, icon and word. */
export function InstallmentBadge({ status }: { status: string }) {
  const { tone, label: text } = rowOf(installmentStatuses, status);
  return (
    <Badge tone={tone} icon={Object.hasOwn(icons, status) ? icons[status as InstallmentStatus] : clockFill}>
      {label(text)}
    </Badge>
  );
}
