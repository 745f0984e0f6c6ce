import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import hourglassMediumFill from '@phosphor-icons/core/assets/fill/hourglass-medium-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import xCircleFill from '@phosphor-icons/core/assets/fill/x-circle-fill.svg';
import { Icon } from '../art/Icon.tsx';
import badgeStyles from './Badge.module.css';
import type { BadgeLook } from './Badge.tsx';
import styles from './ToneArch.module.css';

type Tone = 'overdue' | 'rejected' | 'pending' | 'validation' | 'approved' | 'neutral';

const looks: Readonly<Record<Tone, BadgeLook>> = {
  overdue: { tone: 'black', icon: warningCircleFill },
  rejected: { tone: 'red', icon: xCircleFill },
  pending: { tone: 'blue', icon: clockFill },
  validation: { tone: 'yellow', icon: hourglassMediumFill },
  approved: { tone: 'green', icon: checkCircleFill },
  neutral: { tone: 'neutral', icon: infoFill },
};

/** Arch-shaped tile with the icon and colours of a status. Decoration: the text beside it says the same. */
export function ToneArch({ tone }: { tone: Tone }) {
  const { tone: colours, icon } = looks[tone];
  return (
    <span className={`${badgeStyles[colours]} ${styles.arch}`}>
      <Icon of={icon} size={20} />
    </span>
  );
}
