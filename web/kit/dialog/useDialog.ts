import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openModal } from './openModal.ts';

type DialogOptions = {
  open: boolean;
  /** Called on Esc and whatever else makes the browser close a dialog. */
  onClose: () => void;
  /** Returns the element that gets the focus on opening. */
  firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null;
};

/** Time, in ms, within which `onClose` has closed the dialog, if it closes it at all. */
const CLOSE_MS = 100;

/**
 * Opens and closes a native modal dialog with `open`, and returns its ref. The page behind is inert and does not
 * scroll, a tap outside does nothing, and on closing the focus returns to the element that opened it, or to the page's
 * title if that element is gone.
 */
export function useDialog({ open, onClose, firstFocus }: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, firstFocus });
  useLayoutEffect(() => {
    latest.current = { onClose, firstFocus };
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const close = openModal(element, () => latest.current.firstFocus(element));
    const handleCancel = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    element.addEventListener('cancel', handleCancel);
    const stopReopening = reopenAfterClose(element, () => latest.current);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      stopReopening();
      close();
    };
  }, [open]);
  return dialog;
}

/**
 * Opens a dialog again that the browser has closed, if `onClose` leaves it open. Some browsers close a dialog on a
 * second Esc although `cancel` was prevented, and `onClose` may have to ignore it while a request is running: then the
 * dialog must stay to show the result. Returns the function that stops this.
 */
function reopenAfterClose(dialog: HTMLDialogElement, latest: () => Omit<DialogOptions, 'open'>): () => void {
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const handleClose = () => {
    // The event may belong to an earlier opening and arrive late.
    if (dialog.open) return;
    latest().onClose();
    clearTimeout(reopening);
    reopening = setTimeout(() => {
      if (!dialog.open) dialog.showModal();
      latest().firstFocus(dialog)?.focus();
    }, CLOSE_MS);
  };
  dialog.addEventListener('close', handleClose);
  return () => {
    dialog.removeEventListener('close', handleClose);
    clearTimeout(reopening);
  };
}
