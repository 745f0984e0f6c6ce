/** The control that a pointer has pressed last, until a key or the focus says that another one was used since. */
let pressed: HTMLElement | null = null;

const CONTROL = 'button, a[href], input, select, textarea, summary, label, [tabindex]';

if (typeof window !== 'undefined') {
  const forget = () => {
    pressed = null;
  };
  window.addEventListener(
    'click',
    ({ target, detail }) => {
      // A click without a pointer, from a key or a script, has no count: the control with the focus caused it.
      if (detail > 0) pressed = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    },
    true,
  );
  window.addEventListener('keydown', forget, true);
  window.addEventListener('focusin', ({ target }) => target !== pressed && forget(), true);
}

/** Returns whether a pointer, not the keyboard, was used last. */
export const isByPointer = (): boolean => pressed !== null;

/**
 * Returns the control that was used last: the pressed one, else the one with the focus. Null when there is neither.
 * Safari does not focus a pressed button, so `document.activeElement` alone would be the body.
 */
export function lastUsedControl(): HTMLElement | null {
  const { activeElement } = document;
  if (pressed?.isConnected) return pressed;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
