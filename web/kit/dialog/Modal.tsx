import { type ReactNode, useId } from 'react';
import styles from './Modal.module.css';
import { Sheet } from './Sheet.tsx';
import { useDialog } from './useDialog.ts';

type ModalProps = {
  open: boolean;
  title: ReactNode;
  /** Esc: the same as the button that leads out. */
  onClose: () => void;
  /** A scene above the title. */
  art?: ReactNode;
  /** The first button destroys something: the safe one takes the focus. */
  danger?: boolean | undefined;
  /** Buttons and links, the main one first. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A sheet that has to be answered (design §9, ux A4). */
export function Modal({ open, title, onClose, art, danger = false, actions, children }: ModalProps) {
  const titleId = useId();
  const textId = useId();
  const dialog = useDialog({
    open,
    onClose,
    firstFocus: (element) =>
      element.querySelector<HTMLElement>(
        danger ? '[data-actions] :is(button, a):not([data-kind="danger"])' : '[data-actions] :is(button, a)',
      ),
  });
  return (
    <Sheet
      dialog={dialog}
      open={open}
      titleId={titleId}
      title={title}
      describedBy={children === undefined ? undefined : textId}
      art={art}
    >
      {children !== undefined && (
        <div id={textId} className={styles.text}>
          {children}
        </div>
      )}
      <div className={styles.actions} data-actions>
        {actions}
      </div>
    </Sheet>
  );
}
