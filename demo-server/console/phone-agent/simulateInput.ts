import type { Tempo } from '../protocol.ts';

/** Pauses after each key, each field and each screen, so that the audience can follow, ms. */
const pauses: Readonly<Record<Tempo, { readonly key: number; readonly field: number; readonly screen: number }>> = {
  calm: { key: 55, field: 600, screen: 2500 },
  brisk: { key: 15, field: 180, screen: 1200 },
  instant: { key: 0, field: 0, screen: 0 },
};
/** Interval in which a condition is checked, ms. */
const POLL_MS = 60;
/** Time without a loading indicator after which a press has had its effect, ms; the indicator comes a moment later. */
const IDLE_MS = 1500;
/** The same when the effect is visible, ms: an error may be of the press before. */
const SETTLED_MS = 180;
/** Longest wait for the effect of a press, ms: an upload may be repeated. */
const EFFECT_TIMEOUT_MS = 60_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How somebody types, until the signal stops them: then all functions with it throw an AbortError. */
export type Typist = { readonly tempo: Tempo; readonly signal: AbortSignal };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function pauseAfterField({ tempo, signal }: Typist): Promise<void> {
  await pause(pauses[tempo].field);
  signal.throwIfAborted();
}

/** Waits so long that a screen or a dialog can be read before it is left. */
export async function pauseToRead({ tempo, signal }: Typist): Promise<void> {
  await pause(pauses[tempo].screen);
  signal.throwIfAborted();
}

/** The effect of a press: whether it is visible, and whether it is known that it is still to come. */
export type Effect = { readonly isVisible: () => boolean; readonly isComing: () => boolean };

/** Waits until a press has had its effect: nothing is loading, and the effect is visible or none comes. */
export async function waitUntilSettled({ isVisible, isComing }: Effect, signal: AbortSignal): Promise<void> {
  let idle = 0;
  for (let waited = 0; waited < EFFECT_TIMEOUT_MS; waited += POLL_MS) {
    await pause(POLL_MS);
    signal.throwIfAborted();
    const isLoading = isComing() || document.querySelector('[aria-busy="true"]') !== null;
    idle = isLoading ? 0 : idle + POLL_MS;
    if (idle >= (isVisible() ? SETTLED_MS : IDLE_MS)) return;
  }
}

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

/** Whether typing into a control was stopped in the middle, and nobody has changed what is there since. */
export const isHalfTyped = ({ dataset, value }: Control): boolean => dataset.halfTyped === value;

/** Types a text key by key. When the typist is stopped, what was typed stays, and the control remembers it. */
export async function typeKeys(control: Control, text: string, typist: Typist): Promise<void> {
  try {
    await typeEachKey(control, text, typist);
  } catch (error) {
    control.dataset.halfTyped = control.value;
    throw error;
  }
}

async function typeEachKey(control: Control, text: string, { tempo, signal }: Typist): Promise<void> {
  const { key } = pauses[tempo];
  if (key === 0) return typeText(control, text);
  enter(control);
  for (let end = 1; end <= text.length; end += 1) {
    setText(control, text.slice(0, end));
    await pause(key);
    signal.throwIfAborted();
  }
}

/** Sets the value of a control with the events that an autofill causes. */
export function typeText(control: Control, text: string): void {
  enter(control);
  setText(control, text);
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

/** Whether a control has to be filled in: it is enabled, and empty or invalid. */
export const needsValue = (control: Control): boolean =>
  !control.disabled && (control.value === '' || control.getAttribute('aria-invalid') === 'true');
