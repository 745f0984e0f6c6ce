import arrowRightBold from '@phosphor-icons/core/assets/bold/arrow-right-bold.svg';
import checkCircleFill from '@phosphor-icons/core/assets/fill/check-circle-fill.svg';
import infoFill from '@phosphor-icons/core/assets/fill/info-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import styles from './Banner.module.css';

type BannerKind = 'warning' | 'danger' | 'info' | 'success';

const icons: Record<BannerKind, string> = {
  warning: warningCircleFill,
  danger: warningCircleFill,
  info: infoFill,
  success: checkCircleFill,
};

type BannerProps = {
  kind: BannerKind;
  title?: ReactNode;
  /** Path; makes the whole banner a link. */
  to?: string | undefined;
  /** Below icon and text, over the whole width of a link. */
  below?: ReactNode;
  role?: 'alert' | 'status' | undefined;
  /** Replaces the icon of the kind. */
  icon?: string | undefined;
  /** For an alert that is focused from script; needs `tabIndex={-1}` too. */
  ref?: Ref<HTMLDivElement> | undefined;
  tabIndex?: -1 | undefined;
  /** It says that there is no connection; the banner at the top of the page is then not visible. */
  'data-offline'?: boolean | undefined;
  children?: ReactNode;
  /** A button below the text. */
  action?: ReactNode;
};

/** Notice within a page, optionally a link to the next step. */
export function Banner({ kind, title, to, below, icon = icons[kind], children, action, ...rest }: BannerProps) {
  const className = [styles.banner, styles[kind], action ? styles.high : undefined].filter(Boolean).join(' ');
  const body = (
    <>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <span className={styles.text}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        {children !== undefined && <span className={title === undefined ? '' : styles.small}>{children}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </span>
    </>
  );
  if (to === undefined) {
    return (
      <div className={className} {...rest}>
        {body}
      </div>
    );
  }
  return (
    <Link to={to} className={className}>
      {body}
      <span className={styles.arrow}>
        <Icon of={arrowRightBold} size={20} />
      </span>
      {below && <span className={styles.below}>{below}</span>}
    </Link>
  );
}
