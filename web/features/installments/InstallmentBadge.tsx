import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { Installment } from '#domain/installment';
import { installmentStatusLabels } from '#domain/statusLabels';
import { Badge, type BadgeLook } from '#kit/feedback/Badge.tsx';

type Status = Installment['status'];

const looks: Readonly<Record<Status, BadgeLook>> = {
  overdue: { tone: 'black', icon: warningCircleFill },
  pending: { tone: 'blue', icon: clockFill },
  rejected: { tone: 'red', icon: xCircleFill },
  approved: { tone: 'green', icon: checkCircleFill },
  in_validation: { tone: 'yellow', icon: hourglassMediumFill },
  outdated: { tone: 'neutral', icon: warningCircleFill },
  unknown: { tone: 'neutral', icon: clockFill },
};

/** Badge with the status of an installment; its colours are specified (s4-installment-colours). */
export const InstallmentBadge = ({ status, plain = false }: { status: Status; plain?: boolean }) => (
  <Badge {...looks[status]} plain={plain}>
    {installmentStatusLabels[status]}
  </Badge>
);
