import { isDeepStrictEqual } from 'node:util';
import type { Condition } from './faultSettings.ts';

/** What a call has sent: its headers by name in lower case, and its JSON body. */
export type SentParts = {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
};

/** Whether a call has all headers and fields of a condition; always without one. */
export function meets(condition: Condition | undefined, { headers, body }: SentParts): boolean {
  const fields = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  return (
    Object.entries(condition?.headers ?? {}).every(([name, pattern]) =>
      hasPattern(pattern, String(headers[name.toLowerCase()] ?? '')),
    ) &&
    Object.entries(condition?.body ?? {}).every(
      ([name, value]) => Object.hasOwn(fields, name) && isDeepStrictEqual(fields[name], value),
    )
  );
}

/**
 * Whether a text matches a pattern in which each star stands for any text, an empty one excepted when the pattern is a
 * star only. No pattern of the operator becomes a regular expression.
 */
export function hasPattern(pattern: string, text: string): boolean {
  if (pattern === '*') return text !== '';
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === pattern;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
