import { describe, expect, test } from 'vitest';
import { completeDay, dateText, parseDay, typedDate } from '#kit/date/dateText.ts';

/** Returns the text of the control after keys were typed one by one. */
const typed = (keys: string) => [...keys].reduce((text, key) => typedDate(text + key), '');

describe('a date', () => {
  test.each([
    ['05012027', '05/01/2027'],
    ['5/1/2027', '05/01/2027'],
    ['5-1-2027', '05/01/2027'],
    ['0501', '05/01'],
    ['5/', '05/'],
    ['050120279', '05/01/20279'],
    ['31 dic 2026', '31/12/2026'],
    ['5 / 1 / 2027', '05/01/2027'],
    ['12  05  2027', '12/05/2027'],
    ['5//', '05/'],
    ['12/5/2', '12/05/2'],
  ])('typed as %s becomes %s', (keys, shown) => expect(typed(keys)).toBe(shown));

  test.each([
    ['2027-01-05', '05/01/2027'],
    ['05.01.2027', '05/01/2027'],
    ['05/01/27', '05/01/27'],
    ['31 dic 2026', '31/12/2026'],
    ['1-Sep.-2026', '01/09/2026'],
    ['31 dic 26', '31 dic 26'],
    ['Dec 31, 2026', 'Dec 31, 2026'],
    ['31 / 12 / 2026', '31/12/2026'],
    ['12*05*2027', '12/05/2027'],
    ['1987/2/14', '14/02/1987'],
    ['\u200e14\u201302\u20131987', '14/02/1987'],
    ['14\u00a0feb\u00a01987', '14/02/1987'],
    ['Nacimiento: 14/02/1987', '14/02/1987'],
  ])('inserted at once as %s becomes %s', (clip, shown) => expect(typedDate(clip)).toBe(shown));

  test('that is corrected in the middle keeps its parts', () => {
    expect(typedDate('0/01/2027')).toBe('0/01/2027');
    expect(typedDate('05/1/2027')).toBe('05/1/2027');
    // A deleted slash comes back, and no digit is lost.
    expect(typedDate('071/2027')).toBe('07/1/2027');
    expect(typedDate('07/012027')).toBe('07/01/2027');
    expect(typedDate('12/34567')).toBe('12/34/567');
    expect(typedDate('12/345/')).toBe('12/34/5');
    expect(typedDate('12/345/2027')).toBe('12/34/2027');
    expect(typedDate('1234/5/2027')).toBe('12/5/2027');
    expect(typedDate('1/2/')).toBe('1/02/');
    expect(typedDate('12/12/5/')).toBe('12/12/5');
  });

  test('can be deleted character by character', () => {
    let text = '05/01/2027';
    for (let key = 0; key < 10; key++) text = typedDate(text.slice(0, -1));
    expect(text).toBe('');
  });

  test.each([
    ['05/01/2027', '2027-01-05'],
    ['5/1/2027', '2027-01-05'],
    ['1987-02-14', '1987-02-14'],
    ['30/02/2027', undefined],
    ['29/02/2028', '2028-02-29'],
    ['05/01/27', undefined],
    ['05/01', undefined],
    ['31/dic 2026', '2026-12-31'],
    ['31 de 2026', undefined],
    [' 2027-01-05 ', '2027-01-05'],
    ['31dic2026', '2026-12-31'],
    ['31 de  diciembre  del  2026 ', '2026-12-31'],
    ['1 set 2026', '2026-09-01'],
    ['1 osetubre 2026', undefined],
    ['el 31 dic 2026', undefined],
    ['31 dic 2026x', undefined],
    ['el 5/1/2027', undefined],
    ['5/1/20271', undefined],
    ['5/1/2027x', undefined],
    ['31 xyz 2026', undefined],
    ['', undefined],
  ])('%j is parsed as %j', (text, day) => expect(parseDay(text)).toBe(day));

  test.each([
    ['05/01/2027', '2027-01-05'],
    ['31 dic 2026', '2026-12-31'],
    ['5/1/2027', undefined],
  ])('%j is complete while it is typed as %j', (text, day) => expect(completeDay(text)).toBe(day));

  test('is displayed as dd/mm/aaaa, and as typed while it is not a date', () => {
    expect(dateText('2027-01-05')).toBe('05/01/2027');
    expect(dateText('30/02/2027')).toBe('30/02/2027');
  });
});
