import { type ReactNode, useId } from 'react';
import styles from './Modal.module.css';
import { Sheet } from './Sheet.tsx';
import { useDialog } from './useDialog.ts';

type ModalProps = {
  title: ReactNode;
  /** Called on Esc. Does the same as the button that closes the dialog. */
  onClose: () => void;
  /** An illustration above the title. */
  art?: ReactNode;
  /** Whether the first button is destructive: then the safe one gets the focus. */
  danger?: boolean | undefined;
  /** Buttons and links, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
};

/** A modal dialog with a title, text and buttons, open while it is mounted. Only its buttons and Esc close it. */
export function Modal({ title, onClose, art, danger = false, actions, children }: ModalProps) {
  const titleId = useId();
  const textId = useId();
  const dialog = useDialog({
    onClose,
    firstFocus: (element) =>
      element.querySelector<HTMLElement>(
        danger ? '[data-actions] :is(button, a):not([data-kind="danger"])' : '[data-actions] :is(button, a)',
      ),
  });
  return (
    <Sheet {...{ dialog, titleId, title, art }} describedBy={children === undefined ? undefined : textId}>
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
