/** Time for a tap's own events to be over, in ms. */
const TAP = 60;

let pressed = 0;

if (typeof window !== 'undefined') {
  const press = () => {
    pressed = 1;
  };
  const release = () => {
    pressed = 0;
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs something once the pointer that is down, if any, is up again and its click has landed. An error that appears on
 * blur would otherwise move the very button that is being pressed from under the finger, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (!pressed) {
    setTimeout(run, TAP);
    return;
  }
  const wait = () => {
    window.removeEventListener('pointerup', wait);
    window.removeEventListener('pointercancel', wait);
    setTimeout(run, TAP);
  };
  window.addEventListener('pointerup', wait);
  window.addEventListener('pointercancel', wait);
}
