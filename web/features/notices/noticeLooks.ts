import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import type { Notice, NoticeSubject } from '#domain/process/notice';
import type { BadgeLook } from '#kit/feedback/Badge.tsx';

const looks: Readonly<Record<NoticeSubject | 'unknown', BadgeLook>> = {
  overdue: { tone: 'black', icon: warningCircleFill },
  rejected: { tone: 'red', icon: xCircleFill },
  pending: { tone: 'blue', icon: clockFill },
  validation: { tone: 'yellow', icon: hourglassMediumFill },
  approved: { tone: 'green', icon: checkCircleFill },
  neutral: { tone: 'neutral', icon: infoFill },
  unknown: { tone: 'neutral', icon: infoFill },
};

/** Returns colours and icon of a notice; neutral ones for a tone that this version does not know. */
export function lookOfNotice({ tone }: Notice): BadgeLook {
  return looks[tone ?? 'unknown'];
}
