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
