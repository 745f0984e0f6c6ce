import { type Infer, optional, string, type } from 'superstruct';
import type { Rules } from './rules.ts';

/** Digits of a code (spec §9). */
export const CODE_LENGTH = 4;

/** How long a code lives after it was sent, in milliseconds: three minutes (spec §9). */
export const CODE_LIFE_MS = 180_000;

export const Verification = type({ code: string() });
export type Verification = Infer<typeof Verification>;

/** Answer of the calls that sent a code; the expiry is the demo server's extra (contract §3). */
export const CodeSent = type({ expires_at: optional(string()) });
export type CodeSent = Infer<typeof CodeSent>;

/** Exactly four digits; a leading zero counts. */
export const isCode = (text: string): boolean => /^\d{4}$/.test(text);

export const verificationRules: Rules<Verification> = {
  code: [(code) => (isCode(code) ? undefined : 'Write the 4 digits of the code.')],
};

/**
 * The code in a pasted or filled-in text: `'1234'`, `'12 34'`, `'Tu código es 1234'`, or the whole SMS, which says it
 * twice and names the host in between. Undefined when there is none, when there is a longer number, or when it could
 * be any of several (ux §5 C2, C4).
 */
export function codeIn(text: string): string | undefined {
  const runs = text.replace(/@\S+/g, '\n').match(/\d[\d \u00a0-]*\d|\d/g) ?? [];
  const numbers = new Set(runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= CODE_LENGTH));
  const [code] = numbers;
  return numbers.size === 1 && code?.length === CODE_LENGTH ? code : undefined;
}

/** Whole seconds until a code dies, never below zero. Both instants in milliseconds. */
export const secondsLeft = (expiresAt: number, now: number): number => Math.max(0, Math.ceil((expiresAt - now) / 1000));
