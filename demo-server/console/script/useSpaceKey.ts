import { useEffect } from 'react';

/** Presses the script's button on the Space key while no control has the focus; a control keeps its own use of the key. */
export function useSpaceKey(press: (() => void) | undefined): void {
  useEffect(() => {
    if (!press) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.target !== document.body) return;
      // The page would scroll.
      event.preventDefault();
      press();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [press]);
}
