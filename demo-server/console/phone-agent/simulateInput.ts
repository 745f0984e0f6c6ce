/** How long the hand rests between two fields, so that whoever looks on can follow, ms. */
const REST_MS = 180;
/** How often what is waited for is looked at, ms. */
const LOOK_MS = 60;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const rest = (ms = REST_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is so, for `patience` ms at most. */
export async function until(isSo: () => boolean, patience: number): Promise<void> {
  for (let waited = 0; !isSo() && waited < patience; waited += LOOK_MS) await rest(LOOK_MS);
}

/**
 * Brings an element to where it is looked at, within the app only: `scrollIntoView` would move the console around the phone
 * too.
 */
export function show(element: Element): void {
  const scroller = document.querySelector('[data-scroller]');
  if (!scroller || element.closest('dialog')) return;
  const { top, bottom } = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const isSeen = top > frame.top + frame.height * 0.1 && bottom < frame.bottom - frame.height * 0.3;
  if (!isSeen) scroller.scrollTo({ top: scroller.scrollTop + top - frame.top - frame.height / 3, behavior: 'smooth' });
}

/** Writes a text as a keyboard or an autofill would: the app hears of it in the same way. */
export function write(control: Control, text: string): void {
  // No real focus: that would take it away from the console beside the phone.
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // React keeps the value that it knows in a property of the element's own, and would see no change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Leaves a control, which then shows its value as it will stay. */
export const leave = (control: Control): void =>
  void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

/** Whether a control waits to be filled in: it is empty, or what stands in it is wrong. */
export const isOpen = (control: Control): boolean =>
  !control.disabled && (control.value === '' || control.getAttribute('aria-invalid') === 'true');
