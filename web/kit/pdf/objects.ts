/** PDF object (ISO 32000, 7.3). A string is represented by its bytes. */
export type PdfObject = number | boolean | null | Uint8Array | Name | Reference | PdfObject[] | Dictionary;
export type Dictionary = ReadonlyMap<string, PdfObject>;
type Name = { readonly name: string };
export type Reference = { readonly object: number; readonly generation: number };

/** Skips white space and comments, then matches a bracket, hex string, name, reference, number or keyword. */
const TOKEN =
  /(?:[\s\0]|%[^\r\n]*(?:[\r\n]|$))*(?:(<<|>>|[[\]()])|<([\da-fA-F\s]*)>|\/([^\s\0()<>[\]{}/%]*)|(\d+)\s+(\d+)\s+R\b|([+-]?(?:\d+\.?\d*|\.\d+))|(true|false|null)\b)/y;
/** Matches a piece of a literal string: an octal byte, another escape, a parenthesis, or plain text. */
const STRING_PIECE = /\\([0-7]{1,3})|\\(\r\n|[\s\S])|([()])|([^\\()]+)/y;
const ESCAPED: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
  '\r\n': '',
};
const KEYWORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

/**
 * Converts bytes to text with one character per byte. `TextDecoder('latin1')` decodes Windows-1252 and changes some.
 */
export function asText(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In parts, because a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

const asBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Parses the object at the offset `from` of a text from `asText`. Throws when there is no valid object. */
export function parseObject(text: string, from: number): PdfObject {
  let at = from;
  const take = (pattern: RegExp): RegExpExecArray => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) throw new Error(`No PDF object at ${at}`);
    at = pattern.lastIndex;
    return found;
  };
  const until = (closing: string): PdfObject[] => {
    const items: PdfObject[] = [];
    for (let token = take(TOKEN); token[1] !== closing; token = take(TOKEN)) items.push(objectOf(token));
    return items;
  };
  const literal = (): Uint8Array => {
    let value = '';
    for (let depth = 1; ; ) {
      const [, octal, escaped, parenthesis, plain] = take(STRING_PIECE);
      if (parenthesis !== undefined) depth += parenthesis === '(' ? 1 : -1;
      if (depth === 0) return asBytes(value);
      if (octal !== undefined) value += String.fromCharCode(Number.parseInt(octal, 8) & 255);
      else value += plain ?? parenthesis ?? ESCAPED[escaped ?? ''] ?? escaped ?? '';
    }
  };
  const objectOf = ([, bracket, hex, name, object, generation, number, keyword]: RegExpExecArray): PdfObject => {
    if (bracket === '<<') return dictionaryOf(until('>>'));
    if (bracket === '[') return until(']');
    if (bracket === '(') return literal();
    if (hex !== undefined) return bytesOfHex(hex);
    if (name !== undefined) return { name };
    if (object !== undefined) return { object: Number(object), generation: Number(generation) };
    if (number !== undefined) return Number(number);
    if (keyword !== undefined) return KEYWORDS[keyword] ?? null;
    throw new Error(`Unexpected ${bracket}`);
  };
  return objectOf(take(TOKEN));
}

function dictionaryOf(items: readonly PdfObject[]): Dictionary {
  const entries = new Map<string, PdfObject>();
  for (let at = 0; at + 1 < items.length; at += 2) {
    const key = items[at] ?? null;
    if (!isName(key)) throw new Error('A dictionary key is not a name');
    entries.set(key.name, items[at + 1] ?? null);
  }
  return entries;
}

function bytesOfHex(hex: string): Uint8Array {
  const digits = hex.replace(/\s/g, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

export const isDictionary = (object: PdfObject | undefined): object is Dictionary => object instanceof Map;
export const isReference = (object: PdfObject): object is Reference =>
  object !== null && typeof object === 'object' && 'generation' in object;
export const isName = (object: PdfObject): object is Name =>
  object !== null && typeof object === 'object' && 'name' in object;
