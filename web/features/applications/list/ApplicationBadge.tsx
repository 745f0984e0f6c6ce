import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import pencilSimpleFill from '@phosphor-icons/core/assets/fill/pencil-simple-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { Application } from '#domain/application';
import { applicationStatusLabels } from '#domain/statusLabels';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';

type Status = Application['status'];

const looks: Readonly<Record<Status, BadgeLook>> = {
  uncompleted: { tone: 'neutral', icon: pencilSimpleFill },
  awaiting_validation: { tone: 'blue', icon: clockFill },
  in_validation: { tone: 'yellow', icon: hourglassMediumFill },
  approved: { tone: 'green', icon: checkCircleFill },
  rejected: { tone: 'red', icon: xCircleFill },
  unknown: { tone: 'neutral', icon: clockFill },
};

/** Badge with the status of an application: colour, icon and label. */
export function ApplicationBadge({ status }: { status: Status }) {
  return <Badge {...looks[status]}>{applicationStatusLabels[status]}</Badge>;
}
