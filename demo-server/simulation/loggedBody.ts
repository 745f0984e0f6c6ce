/** Longest text of a body that is kept, characters. */
export const MAX_BODY_LENGTH = 4000;

/** Stands for a secret value. */
const MASK = '•••';

/** A body as the event log keeps it: its text, whether the end is missing, or the size of a file that is left out. */
export type LoggedBody = LoggedText | { readonly bytes: number };
type LoggedText = { readonly text: string; readonly is_cut: boolean };

/** Returns the text of a value of JSON, indented, with passwords, tokens and codes masked. */
export function loggedJson(value: unknown): LoggedText {
  try {
    return loggedText(JSON.stringify(value, maskSecret, 2) ?? '');
  } catch {
    // A value that is nested thousands of levels deep cannot be written.
    return { text: '', is_cut: true };
  }
}

/** Returns a text up to the longest length that is kept. */
export const loggedText = (text: string): LoggedText => ({
  text: text.slice(0, MAX_BODY_LENGTH),
  is_cut: text.length > MAX_BODY_LENGTH,
});

/** Returns the address of a call with the values of its query masked when they are secret. */
export function loggedPath(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return loggedText(path).text;
  const masked = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${maskSecret(name, value)}`);
  return loggedText(`${path}?${masked.join('&')}`).text;
}

/** A list is a list of error texts about a field, except where somebody sends a password as one. */
const isErrors = (value: unknown): boolean => Array.isArray(value) && value.every((text) => isSentence(text));
const isSentence = (text: unknown): boolean => typeof text === 'string' && text.includes(' ');

function maskSecret(name: string, value: unknown): unknown {
  if (/password|token|secret|ticket|^signature$|^code$/i.test(name) && !isKnownFlag(value) && !isErrors(value))
    return MASK;
  return typeof value === 'string' ? value.replace(/(signature=)[^&]+/g, `$1${MASK}`) : value;
}

/** `has_temporary_password` and fields that are not filled in are no secrets. */
const isKnownFlag = (value: unknown): boolean => typeof value === 'boolean' || value === null || value === '';
