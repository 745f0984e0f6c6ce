import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright/test';
import { withoutFullStop } from '#domain/text/singleLine';
import { productTexts } from '../rules/catalogue.ts';

/** Returns all visible and accessible texts of a page: its text nodes, labels, hints and title. */
export const textsOn = (page: Page): Promise<string[]> =>
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

/** Returns the texts that a deployment configures in the page: its bank, its signing provider. */
export const configuredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('meta')].map(({ content }) => content));

/**
 * Returns the texts that come neither from the catalogue nor from the data: an id, an `undefined`, a sentence that is
 * written in a screen. A text may be a complete message or, where values have their own elements, the part beside or between them;
 * each value has to be in the data, or have the format of a date, an amount or a number.
 */
export function unknownTextsIn(texts: readonly string[], data: readonly string[]): string[] {
  // A reason loses its full stop within a sentence.
  const known = new Set(data.flatMap((text) => [plain(text), withoutFullStop(plain(text))]));
  const files = [...known].filter((text) => /\.(jpg|pdf)$/.test(text));
  const isKnown = (text: string): boolean => {
    if (known.has(text) || isPlain(text) || files.some((name) => isHalf(name, text))) return true;
    // The end of a message within another one that ends the sentence: ' (estimada)' and '.'.
    if (text.endsWith(').') && isKnown(text.slice(0, -1))) return true;
    return patterns.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((value) => isKnownWithin(plain(value ?? ''))),
    );
  };
  // Within a sentence a text begins with a small letter: 'Abrir calendario, fin del contrato'.
  const isKnownWithin = (text: string): boolean => isKnown(text) || isKnown(capitalised(text));
  // A label may consist of two texts, 'Frente de tu INE' and 'Tomar foto'; a line of several with separators.
  const isPair = (text: string): boolean =>
    [...text.matchAll(/ /g)].some(({ index }) => isKnown(text.slice(0, index)) && isKnown(text.slice(index + 1)));
  const isLine = (text: string): boolean =>
    [' · ', ', ', ': '].some((sign) => {
      const parts = text.split(sign);
      return parts.length > 1 && parts.every((part) => isKnownWithin(part) || isLine(part));
    });
  return texts.map(plain).filter((text) => !isKnown(text) && !isPair(text) && !isLine(text));
}

/** Returns every text in an answer, except those of HTTP errors: they are message ids, which must not be shown. */
export function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer.replace(/<[^>]+>/g, '')];
  if (Array.isArray(answer)) return answer.flatMap(textsIn);
  if (answer?.constructor !== Object) return [];
  return Object.values(answer).flatMap(textsIn);
}

/** Whether the text is an end of a long name that is shortened in its middle; each end has its own element. */
const isHalf = (name: string, text: string): boolean =>
  text.length > 2 && (name.startsWith(text) || name.endsWith(text));

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es-MX') + text.slice(1);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)';
const names = (options: Intl.DateTimeFormatOptions, count: number, unit: number) => {
  const format = new Intl.DateTimeFormat('es-MX', { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, i) => format.format(Date.UTC(2027, 0, 4) + i * unit * 86_400_000)).join('|');
};
const WEEKDAYS = names({ weekday: 'long' }, 7, 1);
const MONTHS = names({ month: 'long' }, 12, 30.4);

/** Patterns of formatted values. */
const written = [
  // punctuation, a number, an amount, a part of one, a percentage, a phone, a countdown
  /^[^\p{L}]*$/u,
  // a day, with its weekday and hour, in full
  new RegExp(`^\\d{2} ${MONTH} \\d{4}$`),
  new RegExp(`^(lun|mar|mié|jue|vie|sáb|dom) \\d{1,2} ${MONTH} \\d{4}(?:, \\d{2}:\\d{2})?$`),
  new RegExp(`^(?:(?:${WEEKDAYS}) )?\\d{1,2} de (?:${MONTHS})(?: de \\d{4})?$`),
  new RegExp(`^(?:${WEEKDAYS}|${MONTHS})$`),
  new RegExp(`^(?:${MONTHS}) (?:de )?\\d{4}$`),
  /^(?:lu|ma|mi|ju|vi|sá|do)$/,
  // the number of an application, that of a letter, a masked key, the initials of a name
  /^S\d{4,}$/,
  /^\d{4,}-F$/,
  /^[A-Z]{4}•+[A-Z0-9]{2}$/,
  /^\p{Lu}{1,2}$/u,
];
const isPlain = (text: string): boolean => written.some((pattern) => pattern.test(text));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Returns the pattern of a part of a message; each of its values is a group. */
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

/** Returns a complete message and its parts before, between and after its values. */
function wholeAndParts(text: string): RegExp[] {
  const parts = parse(text, { ignoreTag: true });
  const cuts = parts.flatMap(({ type }, i) => (type === TYPE.literal ? [] : [i]));
  const pieces = [
    parts,
    ...cuts.flatMap((at, i) => [
      parts.slice(0, at),
      parts.slice(at + 1),
      ...cuts.slice(i + 1).map((end) => parts.slice(at + 1, end)),
    ]),
  ];
  return (
    pieces
      .map((piece) =>
        piece
          .map(patternOf)
          .join('')
          .replace(/^(\\s\+)+|(\\s\+)+$/g, ''),
      )
      // A title has no full stop.
      .map((pattern) => pattern.replace(/\\\.$/, '\\.?'))
      .filter((pattern) => /\p{L}/u.test(pattern.replace(/\\s|\(\.\+\?\)/g, '')))
      .map((pattern) => new RegExp(`^${pattern}$`, 's'))
  );
}

const patterns = (await productTexts()).flatMap(wholeAndParts);
