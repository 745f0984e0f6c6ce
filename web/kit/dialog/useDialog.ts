import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type DialogOptions = {
  open: boolean;
  /** Esc, and whatever else the browser closes a dialog by. */
  onClose: () => void;
  /** What takes the focus first. */
  firstFocus: (dialog: HTMLDialogElement) => HTMLElement | null;
};

/** By then a dialog that `onClose` closes is closed, in ms. */
const SETTLED = 100;

/**
 * A native modal dialog that follows `open` (ux A4): the page behind is inert and does not scroll, a tap beside it does
 * nothing, and the focus goes back to what opened it, or to the page's title when that is gone.
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
    const cancel = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    // Some browsers close it on a second Esc, whatever was prevented. The event of an earlier opening may come late.
    let again: ReturnType<typeof setTimeout> | undefined;
    const closed = () => {
      if (element.open) return;
      latest.current.onClose();
      // Who may not leave now, for what she asked for is on its way, must still see what comes of it.
      clearTimeout(again);
      again = setTimeout(() => {
        if (!element.open) element.showModal();
        latest.current.firstFocus(element)?.focus();
      }, SETTLED);
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('close', closed);
      clearTimeout(again);
      element.close();
      focusAfter(opener);
    };
  }, [open]);
  return dialog;
}

function focusAfter(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
  else document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus();
}
