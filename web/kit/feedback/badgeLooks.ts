import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { BadgeLook } from './Badge.tsx';

/** Colours and icons that mean the same in every badge and notice. */
export const badgeLooks = {
  overdue: { tone: 'black', icon: warningCircleFill },
  rejected: { tone: 'red', icon: xCircleFill },
  pending: { tone: 'blue', icon: clockFill },
  validation: { tone: 'yellow', icon: hourglassMediumFill },
  approved: { tone: 'green', icon: checkCircleFill },
  unknown: { tone: 'neutral', icon: clockFill },
} as const satisfies Record<string, BadgeLook>;
