import { CODE_LENGTH } from '#domain/verificationCode';

/** The digits of a typed text, at most four; what is no digit is left out without a word (ux C2). */
export const typedCode = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether the whole code came at once: from an SMS or a password manager, not from fingers. */
export const wasFilledByMachine = (before: string, after: string): boolean =>
  after.length === CODE_LENGTH && after.length - before.length > 1;

/** The box that a caret is in: the one behind the last digit at most, and never a fifth. */
export const activeBox = (caret: number, code: string): number => Math.min(caret, code.length, CODE_LENGTH - 1);

/** The selection for a caret: a filled box is selected whole, so that typing replaces it; the end of a full code is the end. */
export function selectionOf(caret: number, code: string): [start: number, end: number] {
  const place = Math.min(caret, code.length);
  return [place, Math.min(place + 1, code.length)];
}

/** The box under a finger, by its distance from the left edge of all four, in px. */
export const boxUnder = (x: number, width: number): number =>
  Math.min(CODE_LENGTH - 1, Math.max(0, Math.floor((x / width) * CODE_LENGTH)));
