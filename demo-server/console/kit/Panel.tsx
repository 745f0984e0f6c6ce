import { createContext, type ReactNode, useContext, useId } from 'react';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { Icon } from '#kit/art/Icon.tsx';
import { CloseButton } from './CloseButton.tsx';
import styles from './Panel.module.css';

/** Closes the section that the panel belongs to; null where it is always open. */
export const PanelCloseContext = createContext<(() => void) | null>(null);

/**
 * Section of the console: a card with a heading. Its `id` is the one that the bar's links lead to. On wide pages the
 * content scrolls, and heading and foot stay visible.
 */
export function Panel({
  id,
  title,
  icon,
  aside,
  foot,
  children,
}: {
  id: string;
  title: string;
  icon: string;
  /** Content at the right of the heading. */
  aside?: ReactNode;
  /** Content that stays visible below. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  const close = useContext(PanelCloseContext);
  return (
    <section id={id} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon of={icon} size={22} />
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        {close && (
          <div className={styles.close}>
            <CloseButton label={consoleTexts.closeSection({ title })} onClick={close} />
          </div>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** Explanation in small print. */
export const Hint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

/** Controls side by side, at least 6 px apart. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
