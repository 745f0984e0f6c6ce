import { useEffect } from 'react';

/** Fields into which the Space key writes. */
const TEXT_FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"]), textarea, select';

/** Whether a key presses the script's button: not in a text field. Remotes for slides send Page Down. */
export const isMainKey = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'PageDown') && !(target as Element | null)?.closest?.(TEXT_FIELDS);

/** Presses the script's button by its keys, whatever has the focus, unless a dialog is open. */
export function useMainKey(press: (() => unknown) | undefined): void {
  useEffect(() => {
    if (!press) return;
    const handleKey = (event: KeyboardEvent) => {
      if (!isMainKey(event) || document.querySelector('dialog[open]')) return;
      // The page would scroll, and the focused control would be pressed.
      event.preventDefault();
      if (!event.repeat) press();
    };
    // A button is pressed when the Space key comes up.
    const preventClick = (event: KeyboardEvent) => {
      if (isMainKey(event) && !document.querySelector('dialog[open]')) event.preventDefault();
    };
    addEventListener('keydown', handleKey, true);
    addEventListener('keyup', preventClick, true);
    return () => {
      removeEventListener('keydown', handleKey, true);
      removeEventListener('keyup', preventClick, true);
    };
  }, [press]);
}
