type Control = HTMLInputElement | HTMLTextAreaElement;
type Normalise = (typed: string) => string;

/**
 * Normalises the text of a control after a change, keeps the caret behind the same character, and returns the text.
 */
export function normaliseKeepingCaret(control: Control, normalise: Normalise | undefined): string {
  const typed = control.value;
  const text = normalise?.(typed) ?? typed;
  if (text === typed) return text;
  // Null for e-mail fields, whose caret browsers do not report.
  const caret = control.selectionStart;
  setText(control, text, caret === null ? null : (normalise?.(typed.slice(0, caret)).length ?? caret));
  return text;
}

/**
 * Replaces the text of a control in the handler of its change: when React sets a value later, the caret jumps to the end.
 * A control without the focus, which the browser has filled in, keeps its caret: some browsers would focus it.
 */
export function setText(control: Control, text: string, caret: number | null): void {
  control.value = text;
  if (caret !== null && control === document.activeElement) control.setSelectionRange(caret, caret);
}
