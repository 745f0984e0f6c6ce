import { useEffect } from 'react';

/** Controls that the Space key presses or writes into. */
const CONTROLS = 'a, button, input, select, textarea, summary, iframe, [tabindex="0"]';

/** Presses the script's button on the Space key while neither a control has the focus nor a dialog is open. */
export function useSpaceKey(press: (() => void) | undefined): void {
  useEffect(() => {
    if (!press) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
      if (document.querySelector('dialog[open]')) return;
      // The page would scroll.
      event.preventDefault();
      press();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [press]);
}
