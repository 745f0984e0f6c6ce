import arrowUpRight from '@phosphor-icons/core/assets/regular/arrow-up-right.svg';
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg';
import type { ReactNode } from 'react';
import * as commonTexts from '#i18n/es-MX/common';
import { Icon } from '../art/Icon.tsx';
import { Link } from './Link.tsx';
import styles from './Menu.module.css';

/** Card with a list of links and buttons. */
export const Menu = ({ children }: { children: ReactNode }) => <ul className={styles.menu}>{children}</ul>;

type RowProps = {
  icon: string;
  /** Second line. */
  note?: string | undefined;
  children: ReactNode;
};

/** Row that links to another page of the app. */
export const MenuLink = ({ to, ...row }: RowProps & { to: string }) => (
  <li>
    <Link to={to} className={styles.row ?? ''}>
      <RowContent {...row} end={caretRight} />
    </Link>
  </li>
);

/** Row that opens an external page in a new window. Renders nothing when its address is not configured. */
export const MenuExternalLink = ({ href, icon, children }: RowProps & { href: string }) =>
  href !== '' && (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.row}>
        <RowContent icon={icon} end={arrowUpRight}>
          {children}
          <span className="visually-hidden"> ({commonTexts.opensInAnotherWindow})</span>
        </RowContent>
      </a>
    </li>
  );

type MenuButtonProps = RowProps & {
  onClick: () => void;
  opensDialog?: boolean;
  /** Quieter icon and no arrow, for an action that leads to no page. */
  quiet?: boolean;
};

/** Row that runs an action on this page. */
export const MenuButton = ({ onClick, opensDialog = false, quiet = false, ...row }: MenuButtonProps) => (
  <li>
    <button type="button" className={styles.row} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onClick}>
      <RowContent {...row} quiet={quiet} {...(!quiet && { end: caretRight })} />
    </button>
  </li>
);

const RowContent = ({ icon, note, end, quiet = false, children }: RowProps & { end?: string; quiet?: boolean }) => (
  <>
    <span className={quiet ? styles.quietMark : styles.mark}>
      <Icon of={icon} />
    </span>
    <span className={styles.words}>
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    {end !== undefined && (
      <span className={styles.end}>
        <Icon of={end} size={20} />
      </span>
    )}
  </>
);
