import type { ReactNode } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Icon } from '../art/Icon.tsx';
import { type ButtonKind, type ButtonSize, buttonClass } from './Button.tsx';
import { Link, type LinkProps } from './Link.tsx';
import styles from './Links.module.css';

type ToProps = Omit<LinkProps, 'className' | 'children'> & { children: ReactNode };

/** A link within the app that looks like a button. */
export function ButtonLink({
  kind = 'primary',
  size,
  icon,
  children,
  ...rest
}: ToProps & { kind?: ButtonKind | undefined; size?: ButtonSize | undefined; icon?: string | undefined }) {
  return (
    <Link {...rest} className={buttonClass(kind, size)}>
      <span className={styles.face}>
        {icon && <Icon of={icon} size={20} />}
        {children}
      </span>
    </Link>
  );
}

/** A link within the app, in a line of text or by itself. */
export function TextLink({ children, ...rest }: ToProps) {
  return (
    <Link {...rest} className={styles.link}>
      {children}
    </Link>
  );
}

/**
 * A link to another site, which looks like a button with a `kind`. Opens in a new window and says so to screen readers.
 */
export function ExternalLink({ href, kind, children }: { href: string; kind?: ButtonKind; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={kind ? buttonClass(kind) : styles.link}>
      <span>
        {children}
        <span className="visually-hidden"> ({commonTexts.opensInAnotherWindow})</span>
      </span>
    </a>
  );
}
