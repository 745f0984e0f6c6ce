import { useEffect } from 'react';

/** Presses the script's button on the Space key while neither a control has the focus nor a dialog is open. */
export function useSpaceKey(press: (() => void) | undefined): void {
  useEffect(() => {
    if (!press) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.target !== document.body) return;
      if (document.querySelector('dialog[open]')) return;
      // The page would scroll.
      event.preventDefault();
      press();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [press]);
}
