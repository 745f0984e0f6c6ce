import { type Day, plusDays } from '#domain/calendar';

/** A payment as an entry of a calendar. */
export type CalendarEvent = {
  /** Stays the same, so that a file that is opened again replaces the entries of the last one. */
  readonly id: string;
  readonly date: Day;
  readonly title: string;
  readonly text: string;
};

/** Bytes of a line before it is folded (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/**
 * Returns the content of an iCalendar file (RFC 5545) with one all-day event for each payment, and a reminder at nine in
 * the morning of the day before.
 */
export function paymentCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Adelantto//Pagos//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ id, date, title, text }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@adelantto`,
  `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `DTSTART;VALUE=DATE:${digitsOf(date)}`,
  `DTEND;VALUE=DATE:${digitsOf(plusDays(date, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-PT15H',
  'END:VALARM',
  'END:VEVENT',
];

const digitsOf = (date: Day): string => date.replaceAll('-', '');

/** Returns a text with the characters escaped that have a meaning in the format (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Returns a line in pieces of at most 75 bytes, each on a line of its own that begins with a space. No letter is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MAX_LINE_BYTES) {
      pieces.push(piece);
      // The space counts too.
      [piece, bytes] = [' ', 1];
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
