import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type DialogOptions = {
  open: boolean;
  /** Called on Esc and whatever else makes the browser close a dialog. */
  onClose: () => void;
  /** Returns the element that gets the focus on opening. */
  firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null;
};

/** Time, in ms, within which `onClose` has closed the dialog, if it closes it at all. */
const CLOSE_TIME = 100;

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
    const opener = document.activeElement;
    element.showModal();
    latest.current.firstFocus(element)?.focus();
    const handleCancel = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    // Some browsers close the dialog on a second Esc although `cancel` was prevented. The event may also belong to an
    // earlier opening and arrive late.
    let reopening: ReturnType<typeof setTimeout> | undefined;
    const handleClose = () => {
      if (element.open) return;
      latest.current.onClose();
      // `onClose` may have to ignore it, while a request is running: then the dialog opens again to show the result.
      clearTimeout(reopening);
      reopening = setTimeout(() => {
        if (!element.open) element.showModal();
        latest.current.firstFocus(element)?.focus();
      }, CLOSE_TIME);
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      clearTimeout(reopening);
      element.close();
      restoreFocus(opener);
    };
  }, [open]);
  return dialog;
}

function restoreFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
}
