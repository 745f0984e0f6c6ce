/** Time for a tap's own events to be over, in ms. */
const TAP = 60;

let isPressed = false;

if (typeof window !== 'undefined') {
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
  };
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
}

/**
 * Runs something once the pointer that is down, if any, is up again and its click has landed. An error that appears on
 * blur would otherwise move the very button that is being pressed from under the finger, and the press would be lost.
 */
export function afterPointerUp(run: () => void): void {
  const whenTapped = () => {
    window.removeEventListener('pointerup', whenTapped);
    window.removeEventListener('pointercancel', whenTapped);
    // The next press may have begun meanwhile.
    setTimeout(() => (isPressed ? afterPointerUp(run) : run()), TAP);
  };
  if (!isPressed) {
    whenTapped();
    return;
  }
  window.addEventListener('pointerup', whenTapped);
  window.addEventListener('pointercancel', whenTapped);
}
