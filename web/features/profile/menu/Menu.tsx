import arrowUpRight from '@phosphor-icons/core/assets/regular/arrow-up-right.svg';
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg';
import type { ReactNode } from 'react';
import { t } from '#i18n';
import { Icon } from '#kit/art/Icon.tsx';
import { Link } from '#kit/navigation/Link.tsx';
import styles from './Menu.module.css';

/** A card of rows that lead somewhere (design §9 Profile). */
export const Menu = ({ children }: { children: ReactNode }) => <ul className={styles.menu}>{children}</ul>;

interface RowProps {
  icon: string;
  children: ReactNode;
}

/** To another page of the product. */
export const MenuLink = ({ to, ...row }: RowProps & { to: string }) => (
  <li>
    <Link to={to} className={styles.row ?? ''}>
      <Face {...row} end={caretRight} />
    </Link>
  </li>
);

/** To a page outside, in a window of its own; nothing where no address is configured. */
export const MenuExternalLink = ({ href, icon, children }: RowProps & { href: string }) =>
  href !== '' && (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.row}>
        <Face icon={icon} end={arrowUpRight}>
          {children}
          <span className="visually-hidden"> ({t('opens in another window')})</span>
        </Face>
      </a>
    </li>
  );

interface MenuButtonProps extends RowProps {
  onClick: () => void;
  opensDialog?: boolean;
  /** It ends something: its mark is quieter and nothing points on. */
  leaves?: boolean;
}

/** Does something here. */
export const MenuButton = ({ onClick, opensDialog = false, leaves = false, ...row }: MenuButtonProps) => (
  <li>
    <button type="button" className={styles.row} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onClick}>
      <Face {...row} quiet={leaves} {...(!leaves && { end: caretRight })} />
    </button>
  </li>
);

const Face = ({ icon, end, quiet = false, children }: RowProps & { end?: string; quiet?: boolean }) => (
  <>
    <span className={quiet ? styles.quietMark : styles.mark}>
      <Icon of={icon} />
    </span>
    <span className={styles.words}>{children}</span>
    {end !== undefined && (
      <span className={styles.end}>
        <Icon of={end} size={20} />
      </span>
    )}
  </>
);
