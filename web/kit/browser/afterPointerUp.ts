/** Time, in ms, within which the click follows a `pointerup`. */
const CLICK_DELAY_MS = 60;

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
 * Calls `run` after the current press of a pointer, if there is one, and its click. An error that appears on blur would
 * otherwise move the button that caused the blur from under the finger, and its click would be lost.
 */
export function afterPointerUp(run: () => void): void {
  const afterRelease = () => {
    window.removeEventListener('pointerup', afterRelease);
    window.removeEventListener('pointercancel', afterRelease);
    // Another press may have begun meanwhile.
    setTimeout(() => (isPressed ? afterPointerUp(run) : run()), CLICK_DELAY_MS);
  };
  if (!isPressed) {
    afterRelease();
    return;
  }
  window.addEventListener('pointerup', afterRelease);
  window.addEventListener('pointercancel', afterRelease);
}
