import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright/test';
import { esMX } from '#i18n/es-MX';

/** All that a page says to eyes and ears: each text in it, its names and hints, and its title. */
export const saidBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: (string | null)[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isThere = parent?.closest('script, style, noscript') === null && parent.checkVisibility();
      if (isThere || parent instanceof HTMLOptionElement) texts.push(walker.currentNode.nodeValue);
    }
    const spoken = [
      'aria-label',
      'aria-valuetext',
      'aria-roledescription',
      'aria-description',
      'title',
      'alt',
      'placeholder',
    ];
    for (const name of spoken) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
    }
    return [...new Set(texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? ''))];
  });

/** What the company has put into the page for whoever serves it: its bank, its signing provider. */
export const configuredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('meta')].map(({ content }) => content));

/**
 * What of these texts comes neither from the catalogue nor from the data: an id, an `undefined`, a sentence that somebody
 * wrote into a screen. A text may be a whole message or, where one of its values stands out, the part before or after it;
 * each value has to be of the data in turn, or written as dates, money and numbers are.
 */
export function strangersIn(texts: readonly string[], data: readonly string[]): string[] {
  const known = new Set(data.map(plain));
  const files = [...known].filter((text) => /\.(jpg|pdf)$/.test(text));
  const isKnown = (text: string): boolean => {
    if (known.has(text) || isPlain(text) || files.some((name) => isHalf(name, text))) return true;
    return patterns.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((value) => isKnown(plain(value ?? ''))),
    );
  };
  // A name may be two of them: 'Frente de tu INE' and 'Tomar foto'; a line several, with signs between them.
  const isPair = (text: string): boolean =>
    [...text.matchAll(/ /g)].some(({ index }) => isKnown(text.slice(0, index)) && isKnown(text.slice(index + 1)));
  const isLine = (text: string): boolean =>
    [' · ', ', ', ': '].some((sign) => {
      const parts = text.split(sign);
      return parts.length > 1 && parts.every((part) => isKnown(part) || isLine(part));
    });
  return texts.map(plain).filter((text) => !isKnown(text) && !isPair(text) && !isLine(text));
}

/** Every text within an answer, except those of refusals: they are ids, which nobody may see as they are. */
export function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer.replace(/<[^>]+>/g, '')];
  if (Array.isArray(answer)) return answer.flatMap(textsIn);
  if (answer?.constructor !== Object) return [];
  return Object.values(answer).flatMap(textsIn);
}

/** A long name is shortened in its middle: its two ends stand in boxes of their own. */
const isHalf = (name: string, text: string): boolean =>
  text.length > 2 && (name.startsWith(text) || name.endsWith(text));

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)';
const names = (options: Intl.DateTimeFormatOptions, count: number, unit: number) => {
  const format = new Intl.DateTimeFormat('es-MX', { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, i) => format.format(Date.UTC(2027, 0, 4) + i * unit * 86_400_000)).join('|');
};
const WEEKDAYS = names({ weekday: 'long' }, 7, 1);
const MONTHS = names({ month: 'long' }, 12, 30.4);

/** Values that are formatted, not said (ux §7). */
const written = [
  // nothing but signs, a number, an amount, a part of one, a percentage, a phone, a countdown
  /^[^\p{L}]*$/u,
  // a day, with its hour, in full
  new RegExp(`^\\d{2} ${MONTH} \\d{4}$`),
  new RegExp(`^(lun|mar|mié|jue|vie|sáb|dom) \\d{1,2} ${MONTH} \\d{4}, \\d{2}:\\d{2}$`),
  new RegExp(`^(?:(?:${WEEKDAYS}) )?\\d{1,2} de (?:${MONTHS})(?: de \\d{4})?$`),
  new RegExp(`^(?:${WEEKDAYS}|${MONTHS})$`),
  new RegExp(`^(?:${MONTHS}) (?:de )?\\d{4}$`),
  /^(?:lu|ma|mi|ju|vi|sá|do)$/,
  // the number of an application, a masked key, the initials of a name
  /^S\d{4,}$/,
  /^[A-Z]{4}•+[A-Z0-9]{2}$/,
  /^\p{Lu}{1,2}$/u,
];
const isPlain = (text: string): boolean => written.some((pattern) => pattern.test(text));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The pattern of a part of a message; each of its values is a group. */
function patternOf(part: MessageFormatElement): string {
  switch (part.type) {
    case TYPE.literal:
      return escaped(part.value);
    case TYPE.plural:
    case TYPE.select:
      return `(?:${Object.values(part.options)
        .map(({ value }) => value.map(patternOf).join(''))
        .join('|')})`;
    default:
      return '(.+?)';
  }
}

/** A message as a whole, and what is left of it before and after each of its values. */
function wholeAndParts(text: string): RegExp[] {
  const parts = parse(text, { ignoreTag: true });
  const cuts = parts.flatMap(({ type }, i) => (type === TYPE.literal ? [] : [i]));
  const pieces = [parts, ...cuts.flatMap((at) => [parts.slice(0, at), parts.slice(at + 1)])];
  return pieces
    .map((piece) =>
      piece
        .map(patternOf)
        .join('')
        .replace(/^(\\s\+)+|(\\s\+)+$/g, ''),
    )
    .filter((pattern) => /\p{L}/u.test(pattern.replace(/\\s|\(\.\+\?\)/g, '')))
    .map((pattern) => new RegExp(`^${pattern}$`, 's'));
}

const patterns = Object.values(esMX).flatMap(wholeAndParts);
