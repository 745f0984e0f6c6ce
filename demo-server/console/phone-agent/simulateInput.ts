import { isAtOnce, type Pace, pauseAfterField, pauseAfterKey, pauseToRead, wait } from './tempo.ts';

/** Interval in which a condition is checked, ms. */
const POLL_MS = 60;
/** Time without a loading indicator after which a press has had its effect, ms; the indicator comes a moment later. */
const IDLE_MS = 1500;
/** The same when the effect is visible, ms: an error may be of the press before. */
const SETTLED_MS = 180;
/** Longest wait for the effect of a press, ms: an upload may be repeated. */
const EFFECT_TIMEOUT_MS = 60_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The effect of a press: whether it is visible, and whether it is known that it is still to come. */
export type Effect = { readonly isVisible: () => boolean; readonly isComing: () => boolean };

/** Waits until a press has had its effect: nothing is loading, and the effect is visible or none comes. */
export async function waitUntilSettled({ isVisible, isComing }: Effect, signal: AbortSignal): Promise<void> {
  let idle = 0;
  for (let waited = 0; waited < EFFECT_TIMEOUT_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    signal.throwIfAborted();
    const isLoading = isComing() || document.querySelector('[aria-busy="true"]') !== null;
    idle = isLoading ? 0 : idle + POLL_MS;
    if (idle >= (isVisible() ? SETTLED_MS : IDLE_MS)) return;
  }
}

/** Waits until a condition is true, for `timeout` ms at most. */
export async function waitUntil(condition: () => boolean, timeout: number): Promise<void> {
  for (let waited = 0; !condition() && waited < timeout; waited += POLL_MS) await wait(POLL_MS);
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

/**
 * Clicks the element that `find` returns, after a pause in which it is lit and the screen can be read. Returns whether
 * there is one that is not disabled.
 */
export async function press(find: () => HTMLElement | null, pace: Pace): Promise<boolean> {
  const lit = find();
  if (lit && !isAtOnce(pace)) {
    scrollIntoFrame(lit);
    lit.dataset.lit = '';
    await pauseToRead(pace).finally(() => lit.removeAttribute('data-lit'));
  }
  // Found again: data that have arrived meanwhile may have replaced it.
  const element = find();
  if (!element || element.matches(':disabled')) return false;
  element.click();
  return true;
}

/** Whether a control has to be filled in with a text: it is enabled, and empty, invalid, or stopped in the middle of it. */
export const needsText = (control: Control, text: string): boolean =>
  !control.disabled && (control.getAttribute('aria-invalid') === 'true' || isBeginning(control.value, text));

/** Whether a value is the beginning of a text, or nothing. The app may have formatted it since. */
const isBeginning = (value: string, text: string): boolean =>
  value !== text && lettersAndDigits(text).startsWith(lettersAndDigits(value));

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Types a text key by key. What is typed stays when it is stopped. */
export async function typeKeys(control: Control, text: string, pace: Pace): Promise<void> {
  if (isAtOnce(pace)) return typeText(control, text);
  enter(control);
  for (let end = 1; end <= text.length; end += 1) {
    setText(control, text.slice(0, end));
    await pauseAfterKey(pace);
  }
}

/** Sets the value of a control with the events that an autofill causes. */
export function typeText(control: Control, text: string): void {
  enter(control);
  setText(control, text);
}

/** Moves a slider to a value, step by step. */
export async function slideTo(slider: HTMLInputElement, value: number, pace: Pace): Promise<void> {
  if (isAtOnce(pace)) return setText(slider, String(value));
  scrollIntoFrame(slider);
  while (slider.valueAsNumber !== value) {
    setText(slider, String(slider.valueAsNumber + Math.sign(value - slider.valueAsNumber)));
    await pauseAfterField(pace);
  }
}

/** Only the event, no real focus: that would take the focus away from the console. */
const enter = (control: Control): void => void control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

function setText(control: Control, text: string): void {
  // React overrides `value` on the element itself and would see no change: this calls the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Sends the event of leaving a control, which then formats and validates its value. */
export const blur = (control: Control): void =>
  void control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
