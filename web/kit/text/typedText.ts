import type { ClipboardEvent } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Normalise = (typed: string) => string;

/**
 * Normalises the text of a control after a change, keeps the caret behind the same character, and returns the text. The
 * control gets the text here already: when React sets a value later, the caret jumps to the end.
 */
export function normaliseKeepingCaret(control: Control, normalise: Normalise | undefined): string {
  const typed = control.value;
  const text = normalise?.(typed) ?? typed;
  if (text === typed) return text;
  // Null for e-mail fields, whose caret browsers do not report.
  const caret = control.selectionStart;
  control.value = text;
  if (caret !== null) {
    const position = normalise?.(typed.slice(0, caret)).length ?? caret;
    control.setSelectionRange(position, position);
  }
  return text;
}

/** Returns the text and the caret after `clip` was pasted over the part of the text from `start` to `end`. */
export function withPasted(
  { text, start, end }: { text: string; start: number; end: number },
  clip: string,
  { normalise, maxLength }: { normalise: Normalise; maxLength: number },
): { text: string; caret: number } {
  const before = text.slice(0, start) + clip;
  const result = normalise(before + text.slice(end)).slice(0, maxLength);
  return { text: result, caret: Math.min(normalise(before).length, result.length) };
}

/** Handles a paste event instead of the browser, which would cut at `maxlength` before the text is normalised. */
export function pasteNormalised(
  event: ClipboardEvent<Control>,
  options: { normalise: Normalise; maxLength: number },
  change: (text: string) => void,
): void {
  const control = event.currentTarget;
  const { value, selectionStart, selectionEnd } = control;
  if (control.readOnly) return;
  event.preventDefault();
  // Without a known caret, the paste replaces the whole text.
  const selection = { text: value, start: selectionStart ?? 0, end: selectionEnd ?? value.length };
  const { text, caret } = withPasted(selection, event.clipboardData.getData('text'), options);
  control.value = text;
  if (selectionStart !== null) control.setSelectionRange(caret, caret);
  change(text);
}
