import { type Infer, optional, string, type } from 'superstruct';
import { InstantShape, ifReadable, parse } from './readable.ts';
import type { Rules } from './rules.ts';

/** Number of digits of a code (s9-code-digits). */
export const CODE_LENGTH = 4;

/** Lifetime of a code after it was sent, in milliseconds: three minutes (s9-code-expiry). */
export const CODE_LIFE_MS = 180_000;

export const Verification = type({ code: string() });
export type Verification = Infer<typeof Verification>;

/** Response of the calls that send a code. Only the demo server sends `expires_at`. */
export const CodeSent = type({ expires_at: ifReadable(optional(InstantShape)) });
export type CodeSent = Infer<typeof CodeSent>;

/** Returns what a response says about a code that was sent; null for nothing. Any successful response is one. */
export const codeSentIn = (response: unknown): CodeSent | null => parse(response, CodeSent) ?? null;

/**
 * Whether a text has the form of a code; leading zeros count.
 * @example isCode('0042') // => true
 */
export const isCode = (text: string): boolean => text.length === CODE_LENGTH && /^\d+$/.test(text);

export const verificationRules: Rules<Verification> = {
  code: [(code) => (isCode(code) ? undefined : 'Write the 4 digits of the code.')],
};

/**
 * Returns the code in a pasted or autofilled text: `'1234'`, `'12 34'`, `'Tu código es 1234'`, or the whole SMS, which
 * has the code twice and the host in between. Undefined when there is no code, when there is a longer number, or when
 * there are several different codes.
 * @example codeIn('Tu código es 1234') // => '1234'
 */
export function codeIn(text: string): string | undefined {
  const runs = text.replace(/@\S+/g, '\n').match(/\d[\d \u00a0-]*\d|\d/g) ?? [];
  const numbers = new Set(runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= CODE_LENGTH));
  const [code] = numbers;
  return numbers.size === 1 && code?.length === CODE_LENGTH ? code : undefined;
}
