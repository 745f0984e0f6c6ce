import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { Installment } from '#domain/installment';
import { installmentStatusLabels } from '#domain/statusLabels';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';
import { badgeLooks } from '#kit/feedback/badgeLooks.ts';

type Status = Installment['status'];

const looks: Readonly<Record<Status, BadgeLook>> = {
  ...badgeLooks,
  in_validation: badgeLooks.validation,
  outdated: { tone: 'neutral', icon: warningCircleFill },
};

/** Badge with the status of an installment; its colours are specified (s4-installment-colours). */
export const InstallmentBadge = ({ status, plain = false }: { status: Status; plain?: boolean }) => (
  <Badge {...looks[status]} plain={plain}>
    {installmentStatusLabels[status]}
  </Badge>
);
