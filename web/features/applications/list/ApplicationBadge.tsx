import pencilSimpleFill from '@phosphor-icons/core/assets/fill/pencil-simple-fill.svg';
import type { Application } from '#domain/application';
import { applicationStatusLabels } from '#domain/statusLabels';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';

type Status = Application['status'];

const looks: Readonly<Record<Status, BadgeLook>> = {
  ...badgeLooks,
  uncompleted: { tone: 'neutral', icon: pencilSimpleFill },
  awaiting_validation: badgeLooks.pending,
  in_validation: badgeLooks.validation,
};

/** Badge with the status of an application: colour, icon and label. */
export function ApplicationBadge({ status }: { status: Status }) {
  return <Badge {...looks[status]}>{applicationStatusLabels[status]}</Badge>;
}
