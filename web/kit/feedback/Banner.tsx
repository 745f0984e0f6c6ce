import arrowRightBold from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg';
import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './Banner.module.css';

type BannerKind = 'warning' | 'danger' | 'info' | 'success';

const marks: Record<BannerKind, string> = {
  warning: warningCircleFill,
  danger: warningCircleFill,
  info: infoFill,
  success: checkCircleFill,
};

interface BannerProps {
  kind: BannerKind;
  title?: ReactNode;
  /** Makes the whole banner the link. */
  to?: string | undefined;
  role?: 'alert' | 'status' | undefined;
  /** In place of the kind's own mark. */
  icon?: string | undefined;
  /** For an alert that takes the focus: give it `tabIndex={-1}` too. */
  ref?: Ref<HTMLDivElement> | undefined;
  tabIndex?: -1 | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** A notice in the page: what to know, or what to do next (design §9). */
export function Banner({ kind, title, to, icon = marks[kind], children, ...rest }: BannerProps) {
  const look = `${styles.banner} ${styles[kind]}`;
  const body = (
    <>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <span className={styles.text}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        {children !== undefined && <span className={title === undefined ? '' : styles.small}>{children}</span>}
      </span>
    </>
  );
  if (to === undefined) {
    return (
      <div className={look} {...rest}>
        {body}
      </div>
    );
  }
  return (
    <Link to={to} className={look}>
      {body}
      <Icon of={arrowRightBold} size={20} />
    </Link>
  );
}
