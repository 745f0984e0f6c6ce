import { isByPointer, lastUsedControl } from './lastUsedControl.ts';

/**
 * Opens a native modal dialog and focuses an element in it. Returns the function that closes it and returns the focus to
 * the control that opened it, or to the page's title if that control is gone. The page does not scroll meanwhile.
 */
export function openModal(dialog: HTMLDialogElement, firstFocus?: () => HTMLElement | null): () => void {
  const opener = lastUsedControl();
  // Safari draws a focus ring on what a script focuses, also after a press. Other browsers know this option or do right
  // without it.
  const options = isByPointer() ? { focusVisible: false } : undefined;
  dialog.showModal();
  firstFocus?.()?.focus(options);
  return () => {
    dialog.close();
    restoreFocus(opener, options);
  };
}

function restoreFocus(opener: HTMLElement | null, options?: FocusOptions): void {
  const target = opener?.isConnected ? opener : document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  target?.focus({ ...options, preventScroll: true });
}
