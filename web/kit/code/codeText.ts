import { CODE_LENGTH } from '#domain/verificationCode';

/** Returns the digits of a typed text, at most four. Other characters are dropped. */
export const typedCode = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/**
 * Returns whether the code was completed by several digits at once: by the browser, from an SMS or a password manager.
 */
export const wasAutofilled = (before: string, after: string): boolean =>
  after.length === CODE_LENGTH && after.length - before.length > 1;

/** Returns the box of a caret: at most the first empty box, and never a fifth one. */
export const activeBox = (caret: number, code: string): number => Math.min(caret, code.length, CODE_LENGTH - 1);

/**
 * Returns the selection for a caret: the digit of a filled box, so that typing replaces it, else an empty selection.
 */
export function selectionOf(caret: number, code: string): [start: number, end: number] {
  const start = Math.min(caret, code.length);
  return [start, Math.min(start + 1, code.length)];
}

/** Returns the box at `x` px from the left edge of the four boxes, which are `width` px wide together. */
export const boxAt = (x: number, width: number): number =>
  Math.min(CODE_LENGTH - 1, Math.max(0, Math.floor((x / width) * CODE_LENGTH)));
