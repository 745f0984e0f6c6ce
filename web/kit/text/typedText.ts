import type { ClipboardEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Normalise = (typed: string) => string;

/**
 * The normalised text of a control that was just typed into, with the caret where it belongs: what stood before it is
 * normalised by itself. The control shows the new text at once, so that React has nothing to set and nothing jumps.
 */
export function changedKeepingCaret(control: Control, normalise: Normalise | undefined): string {
  const typed = control.value;
  const text = normalise?.(typed) ?? typed;
  if (text === typed) return text;
  // Null where the browser tells no caret: e-mail fields.
  const caret = control.selectionStart;
  control.value = text;
  if (caret !== null) {
    const place = normalise?.(typed.slice(0, caret)).length ?? caret;
    control.setSelectionRange(place, place);
  }
  return text;
}

/** What a text becomes when `clip` is pasted over its part from `start` to `end`, and where the caret then stands (ux F8). */
export function withPasted(
  { text, start, end }: { text: string; start: number; end: number },
  clip: string,
  { normalise, maxLength }: { normalise: Normalise; maxLength: number },
): { text: string; caret: number } {
  const before = text.slice(0, start) + clip;
  const whole = normalise(before + text.slice(end)).slice(0, maxLength);
  return { text: whole, caret: Math.min(normalise(before).length, whole.length) };
}

/** Pastes by hand, for the browser would cut at maxlength before anything can be normalised (ux F8). */
export function pasted(
  event: ClipboardEvent<Control>,
  how: { normalise: Normalise; maxLength: number },
  change: (text: string) => void,
): void {
  const control = event.currentTarget;
  const { value, selectionStart, selectionEnd } = control;
  if (control.readOnly) return;
  event.preventDefault();
  // Without a known caret, a paste replaces the whole.
  const selection = { text: value, start: selectionStart ?? 0, end: selectionEnd ?? value.length };
  const { text, caret } = withPasted(selection, event.clipboardData.getData('text'), how);
  control.value = text;
  if (selectionStart !== null) control.setSelectionRange(caret, caret);
  change(text);
}
