import type { ReactNode, RefObject } from 'react';
import { DialogStatus } from '../feedback/Status.tsx';
import styles from './Sheet.module.css';

type SheetProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  titleId: string;
  title: ReactNode;
  describedBy?: string | undefined;
  /** An illustration above the title. */
  art?: ReactNode;
  children: ReactNode;
};

/**
 * The look of all dialogs: a sheet at the bottom, on wide screens a card in the middle. `useDialog` opens and closes it.
 */
export function Sheet({ dialog, titleId, title, describedBy, art, children }: SheetProps) {
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} aria-describedby={describedBy}>
      <div className={styles.sheet}>
        {art !== undefined && <div className={styles.art}>{art}</div>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        <DialogStatus />
      </div>
    </dialog>
  );
}
