import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import pencilSimpleFill from '@phosphor-icons/core/assets/fill/pencil-simple-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { ReceivedApplication } from '#api/received';
import { applicationStatuses } from '#domain/application';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';
import { Badge } from '#kit/feedback/Badge.tsx';

type Status = ReceivedApplication['status'];

const icons: Readonly<Record<Status, string>> = {
  uncompleted: pencilSimpleFill,
  awaiting_validation: clockFill,
  in_validation: hourglassMediumFill,
  approved: checkCircleFill,
  rejected: xCircleFill,
  unknown: clockFill,
};

/** Badge with the status of an application: colour, icon and label. */
export function ApplicationBadge({ status }: { status: Status }) {
  const { tone, label: text } = statusRow(applicationStatuses, status);
  return (
    <Badge tone={tone} icon={icons[status]}>
      {label(text)}
    </Badge>
  );
}
