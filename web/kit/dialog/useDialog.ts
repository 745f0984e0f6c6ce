import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openModal } from './openModal.ts';

type DialogOptions = {
  /** Called on Esc and whatever else makes the browser close a dialog. */
  onClose: () => void;
  /** Returns the element that gets the focus on opening; by default it is the browser's choice. */
  firstFocus?: (dialog: HTMLDialogElement) => HTMLElement | null;
};

/**
 * Returns the ref of a native modal dialog that is open while its component is mounted. The page behind is inert and does
 * not scroll, a tap outside does nothing, and on closing the focus returns to the element that opened it, or to the page's
 * title if that element is gone.
 */
export function useDialog({ onClose, firstFocus }: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const requestClose = useEffectEvent(onClose);
  const elementToFocus = useEffectEvent((element: HTMLDialogElement) => firstFocus?.(element) ?? null);

  // A layout effect ends while the dialog is still in the page: closing returns the focus to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = openModal(element, () => elementToFocus(element));
    const handleCancel = (event: Event) => {
      event.preventDefault();
      requestClose();
    };
    // Some browsers close a dialog on a second Esc although `cancel` was prevented, and `onClose` may have to ignore it
    // while a request is running: then the dialog must stay to show the result.
    const handleClose = () => {
      if (element.open) return;
      element.showModal();
      elementToFocus(element)?.focus();
      requestClose();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      close();
    };
  }, []);
  return dialog;
}
