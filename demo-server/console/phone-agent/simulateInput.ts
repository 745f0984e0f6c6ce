/** Pause between two fields, so that the audience can follow, ms. */
export const PAUSE_MS = 180;
/** Interval in which a condition is checked, ms. */
const POLL_MS = 60;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const pause = (ms = PAUSE_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a condition is true, for `timeout` ms at most. */
export async function waitUntil(condition: () => boolean, timeout: number): Promise<void> {
  for (let waited = 0; !condition() && waited < timeout; waited += POLL_MS) await pause(POLL_MS);
}

/** Scrolls an element into view within the app only: `scrollIntoView` would scroll the console around the frame too. */
export function scrollIntoFrame(element: Element): void {
  const scroller = document.querySelector('[data-scroller]');
  if (!scroller || element.closest('dialog')) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const isInView = top > frame.top + frame.height * 0.1 && bottom < frame.bottom - frame.height * 0.3;
  if (!isInView)
    scroller.scrollTo({ top: scroller.scrollTop + top - frame.top - frame.height / 3, behavior: 'smooth' });
}

/** Sets the value of a control with the events that typing or an autofill causes. */
export function typeText(control: Control, text: string): void {
  // Only the event, no real focus: that would take the focus away from the console.
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // React overrides `value` on the element itself and would see no change: this calls the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Sends the event of leaving a control, which then formats and validates its value. */
export const blur = (control: Control): void =>
  void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** Whether a control has to be filled in: it is enabled, and empty or invalid. */
export const needsValue = (control: Control): boolean =>
  !control.disabled && (control.value === '' || control.getAttribute('aria-invalid') === 'true');
