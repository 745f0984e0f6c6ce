import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import pencilSimpleFill from '@phosphor-icons/core/assets/fill/pencil-simple-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { type ApplicationStatus, applicationStatuses } from '#domain/application';
import { statusRow } from '#domain/statuses';
import { label } from '#i18n';
import { Badge } from '#kit/feedback/Badge.tsx';

const icons: Readonly<Record<ApplicationStatus, string>> = {
  uncompleted: pencilSimpleFill,
  awaiting_validation: clockFill,
  in_validation: hourglassMediumFill,
  approved: checkCircleFill,
  rejected: xCircleFill,
};

/** Badge with the status of an application: colour, icon and label. */
export function ApplicationBadge({ status }: { status: string }) {
  const { tone, label: text } = statusRow(applicationStatuses, status);
  return (
    <Badge tone={tone} icon={Object.hasOwn(icons, status) ? icons[status as ApplicationStatus] : clockFill}>
      {label(text)}
    </Badge>
  );
}
