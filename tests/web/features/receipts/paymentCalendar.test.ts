import { describe, expect, test } from 'vitest';
import { day } from '#domain/calendar';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { calendarEventsOf } from '../../../../web/features/receipts/calendarEvents.ts';
import { paymentCalendar } from '../../../../web/features/receipts/paymentCalendar.ts';
import { installmentIn } from '../../../domain/process/samples.ts';

const NOW = new Date('2026-11-22T18:00:00.123Z');
const event = { id: 'installment-35', date: day('2026-12-31'), title: 'Paga el mes 5', text: 'Transfiere.' };

/** Returns the lines of a file after joining those that are folded. */
const linesIn = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  test('has one all-day event for each payment, with a reminder, and ends each line with CR and LF', () => {
    expect(paymentCalendar([event], NOW)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Adelantto//Pagos//ES',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:installment-35@adelantto',
        'DTSTAMP:20261122T180000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Paga el mes 5',
        'DESCRIPTION:Transfiere.',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Paga el mes 5',
        'TRIGGER:-PT15H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('escapes commas, semicolons, backslashes and line ends', () => {
    const file = paymentCalendar([{ ...event, title: 'a,b;c\\d\ne\r\nf' }], NOW);
    expect(linesIn(file)).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf');
  });

  test('folds lines after 75 bytes, and never within a letter', () => {
    const text = 'ñ€😀á'.repeat(40);
    const file = paymentCalendar([{ ...event, text }], NOW);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(Math.max(...sizes)).toBeGreaterThan(71);
    expect(file).not.toContain('\ufffd');
    expect(linesIn(file)).toContain(`DESCRIPTION:${text}`);
  });
});

describe('the due dates of a loan', () => {
  const today = day('2026-12-04');

  test('are those from today on of the payments that the owner has not sent a proof of', () => {
    const statuses = ['approved', 'in_validation', 'rejected', 'overdue', 'pending'] as const;
    const installments = statuses.map((status, i) =>
      installmentIn(i + 1, status, { due_date: day(`2026-12-0${i + 1}`) }),
    );
    expect(calendarEventsOf({ id: '12', installments }, today).map(({ id, date }) => [id, date])).toEqual([
      ['installment-34', '2026-12-04'],
      ['installment-35', '2026-12-05'],
    ]);
    expect(calendarEventsOf({ id: '12' }, today)).toEqual([]);
  });

  test('say what to pay and by which reference', () => {
    const [payment] = calendarEventsOf({ id: '12', installments: [installmentIn(5, 'pending')] }, today);
    expect(payment?.title).toBe(receiptTexts.calendarTitle({ number: '0012', amount: '$20,000.00', month: 5 }));
    expect(payment?.text).toContain('Contrato 00012');
  });
});
