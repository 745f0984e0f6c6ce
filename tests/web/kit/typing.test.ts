import { describe, expect, test } from 'vitest';
import { isPhone } from '#domain/identifiers/phone';
import { activeBox, boxAt, selectionOf, typedCode, wasAutofilled } from '#kit/code/codeText.ts';
import { completeDay, dateText, parseDay, typedDate } from '#kit/date/dateText.ts';
import { amountText, caretAfter, editedAmount, type MoneyText, typedAmount } from '#kit/text/moneyText.ts';
import { maskedPhone, pastedPhone, phoneCaretPositions, phoneDigits } from '#kit/text/phoneText.ts';

/** Returns the text of a control after keys were typed one by one, when `normalise` is applied after each. */
const typed = (keys: string, normalise: (text: string) => string) =>
  [...keys].reduce((text, key) => normalise(text + key), '');

describe('a phone number', () => {
  test.each([
    '5512345678',
    '+525512345678',
    '00525512345678',
    '525512345678',
    '+5215512345678',
    '0445512345678',
    '0455512345678',
    '015512345678',
    '15512345678',
    '55 1234-5678',
  ])('typed as %s becomes +52 (55) 1234-5678', (keys) => {
    expect(typed(keys, (text) => maskedPhone(phoneDigits(text)))).toBe('+52 (55) 1234-5678');
  });

  test.each(['5512345678', '+52 55 1234 5678', '+52 1 55 1234 5678', '044 55 1234 5678', 'Tel. (55) 1234-5678'])(
    'pasted as %s replaces the value',
    (clip) => expect(pastedPhone(clip)).toBe('5512345678'),
  );

  test.each([
    ['+1 415 555 2671', '+14155552671'],
    ['+65 6123 4567', '+6561234567'],
    ['+12345678', '+12345678'],
  ])('of another country, typed or pasted as %s, becomes %s and no Mexican number', (foreign, shown) => {
    expect(typed(foreign, (text) => maskedPhone(phoneDigits(text)))).toBe(shown);
    expect(pastedPhone(foreign)).toBe(shown);
    expect(isPhone(shown)).toBe(false);
  });

  test.each(['551234', '551234567', '+1234567', 'hola', ''])('pasted as %j is not complete', (clip) =>
    expect(pastedPhone(clip)).toBeUndefined(),
  );

  test('does not allow the caret inside the country code', () => {
    const positions = phoneCaretPositions('+52 (55) 1').flatMap((isAllowed, index) => (isAllowed ? [index] : []));
    expect(positions).toEqual([5, 6, 7, 9, 10]);
    expect(phoneCaretPositions('+1 4')).toEqual([true, true, true, true, true]);
  });

  test('loses a country code that is typed into the mask, once the number is complete', () => {
    expect(phoneDigits('+52 (52) 5512-34567')).toBe('52551234567');
    expect(phoneDigits('+52 (52) 5512-345678')).toBe('5512345678');
    expect(phoneDigits('5252123456')).toBe('5252123456');
  });

  test('keeps surplus digits, which are refused', () => {
    for (const [keys, shown] of [
      ['551234567899', '+52 (55) 1234-567899'],
      ['+12345678901234567', '+12345678901234567'],
    ] as const) {
      expect(typed(keys, (text) => maskedPhone(phoneDigits(text)))).toBe(shown);
      expect(isPhone(shown)).toBe(false);
    }
  });
});

describe('an amount', () => {
  const empty: MoneyText = { text: '', isGroupedByHand: false };
  /** Returns the control's text after keys that a browser reports one by one. */
  const typedInto = (before: MoneyText, keys: string) =>
    [...keys].reduce((now, key) => editedAmount(now, now.text + key, key), before);

  test.each([
    ['20000', '20,000'],
    ['1234567.8', '1,234,567.8'],
    ['.5', '.5'],
    ['15,000', '15,000'],
    ['1,000,000.5', '1,000,000.5'],
    ['20000,5', '20,000.5'],
    ['15,5', '15,5'],
    ['18 500.5', '18 500.5'],
    ['20000,500', '20,000.500'],
    ['20000.999', '20,000.999'],
    ['-20000', '-20000'],
    ['1e9', '1e9'],
    ['1234567890123', '1,234,567,890,123'],
  ])('typed as %j is shown as %j', (keys, shown) => expect(typedInto(empty, keys).text).toBe(shown));

  test.each([
    ['22 000,50', '22,000.5'],
    ["18'500", '18,500'],
    ['$18,500.00 MXN', '18,500'],
    ['-20000', '-20000'],
    ['20.000', '20.000'],
    ['20000,500', '20000,500'],
  ])('inserted at once as %j is shown as %j', (clip, shown) => {
    for (const data of [clip, null]) expect(editedAmount(empty, clip, data).text).toBe(shown);
  });

  test.each([
    ['20,000.50', '20,000.5', '20,000.5'],
    ['20,000', '20,00', '2,000'],
    ['20,000', '20000', '20,000'],
    ['20,000', '20,0001', '200,001'],
    ['20,000', '20,00000', '2,000,000'],
    ['20,000', '5', '5'],
    ['1,000', '150,5', '150.5'],
    ['15,000', '15,5', '155'],
  ])('%s edited to %s is shown as %s', (text, edited, shown) =>
    expect(editedAmount({ text, isGroupedByHand: false }, edited, null).text).toBe(shown),
  );

  test('that replaces another one at once keeps its own comma', () => {
    expect(editedAmount({ text: '15,000', isGroupedByHand: false }, '15,5', '15,5').text).toBe('15.5');
  });

  test('has a decimal comma again once the groups that were typed are deleted', () => {
    const byHand = typedInto(empty, '1,000');
    expect(typedInto(byHand, ',').text).toBe('1,000,');
    const deleted = editedAmount(editedAmount(byHand, '1,00', null), '10', null);
    expect(typedInto(deleted, '000,').text).toBe('10,000.');
  });

  test.each([
    ['', undefined],
    ['18,500.', 18_500],
    ['20k', '20k'],
  ])('%j is the value %j', (text, value) => expect(typedAmount(text)).toBe(value));

  test.each([
    [undefined, ''],
    [18_500.5, '18,500.50'],
    [1_234_567, '1,234,567.00'],
    ['20k', '20k'],
  ])('%j is shown as %j', (value, text) => expect(amountText(value)).toBe(text));

  test.each([
    ['2,0001', 6, '20,001', 6],
    ['1,0000', 3, '10,000', 2],
    ['1234', 1, '1,234', 1],
    ['1234', 0, '1,234', 0],
    ['20,000,', 7, '20,000.', 7],
  ])('keeps the caret in %s at %d before the same digit of %s', (edited, caret, text, position) =>
    expect(caretAfter(edited, caret, text)).toBe(position),
  );

  test('moves the caret over a comma that was deleted and comes back', () => {
    expect(caretAfter('1234', 1, '1,234')).toBe(1);
    expect(caretAfter('1234', 1, '1,234', { isForward: true })).toBe(2);
  });
});

describe('a date', () => {
  test.each([
    ['05012027', '05/01/2027'],
    ['5/1/2027', '05/01/2027'],
    ['5-1-2027', '05/01/2027'],
    ['0501', '05/01'],
    ['050', '05/0'],
    ['5/', '05/'],
    ['050120279', '05/01/20279'],
    ['31 dic 2026', '31/12/2026'],
    ['5 / 1 / 2027', '05/01/2027'],
    ['12  05  2027', '12/05/2027'],
    ['3/11/2027', '03/11/2027'],
    ['5//', '05/'],
    ['12/5/2', '12/05/2'],
  ])('typed as %s becomes %s', (keys, shown) => expect(typed(keys, typedDate)).toBe(shown));

  test.each([
    ['2027-01-05', '05/01/2027'],
    ['05.01.2027', '05/01/2027'],
    ['05/01/27', '05/01/27'],
    ['31 dic 2026', '31/12/2026'],
    ['31 de diciembre de 2026', '31/12/2026'],
    ['1-Sep.-2026', '01/09/2026'],
    ['5 setiembre del 2026', '05/09/2026'],
    ['31 dic 26', '31 dic 26'],
    ['Dec 31, 2026', 'Dec 31, 2026'],
    ['2026-12-31T00:00', '2026-12-31T00:00'],
    ['31 / 12 / 2026', '31/12/2026'],
    ['12*05*2027', '12/05/2027'],
    ['una fecha que no cabe en el campo de la fecha', 'una fecha que no cabe en el campo de la fecha'],
    ['1987/02/14', '14/02/1987'],
    ['1987/2/14', '14/02/1987'],
    [' 14/02/1987', '14/02/1987'],
    ['\u200e14/02/1987\u200f', '14/02/1987'],
    ['14\u201302\u20131987', '14/02/1987'],
    ['14\u00a0feb\u00a01987', '14/02/1987'],
    ['Nacimiento: 14/02/1987', '14/02/1987'],
  ])('inserted at once as %s becomes %s', (clip, shown) => expect(typedDate(clip)).toBe(shown));

  test('that is corrected in the middle keeps its parts', () => {
    expect(typedDate('0/01/2027')).toBe('0/01/2027');
    expect(typedDate('05/1/2027')).toBe('05/1/2027');
    // A deleted slash comes back, and no digit is lost.
    expect(typedDate('071/2027')).toBe('07/1/2027');
    expect(typedDate('07/012027')).toBe('07/01/2027');
    expect(typedDate('1205/2027')).toBe('12/05/2027');
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
    ['30 feb 2026', undefined],
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
    ['5x/1/2027', undefined],
    ['5/x1/2027', undefined],
    ['5/1x/2027', undefined],
    ['5/1/x2027', undefined],
    ['5/1/2027x', undefined],
    ['31 xyz 2026', undefined],
    ['', undefined],
  ])('%j is parsed as %j', (text, day) => expect(parseDay(text)).toBe(day));

  test.each([
    ['05/01/2027', '2027-01-05'],
    ['31 dic 2026', '2026-12-31'],
    ['5/1/2027', undefined],
    ['31/02/2027', undefined],
  ])('%j is complete while it is typed as %j', (text, day) => expect(completeDay(text)).toBe(day));

  test('is displayed as dd/mm/aaaa, and as typed while it is not a date', () => {
    expect(dateText('2027-01-05')).toBe('05/01/2027');
    expect(dateText('30/02/2027')).toBe('30/02/2027');
  });
});

describe('the field of a code', () => {
  test('accepts digits only, four at most', { tags: 's5-code-digits' }, () =>
    expect(typedCode('1a2 34-5')).toBe('1234'),
  );

  test('distinguishes a code that the browser filled in from a typed one', () => {
    expect(wasAutofilled('', '1234')).toBe(true);
    expect(wasAutofilled('12', '1234')).toBe(true);
    expect(wasAutofilled('123', '1234')).toBe(false);
    expect(wasAutofilled('', '1')).toBe(false);
    expect(wasAutofilled('', '12')).toBe(false);
  });

  test('has one active box: the next one to fill, or the one that the caret was moved to', () => {
    expect([
      activeBox(0, ''),
      activeBox(2, '12'),
      activeBox(4, '1234'),
      activeBox(1, '1234'),
      activeBox(3, '1'),
    ]).toEqual([0, 2, 3, 1, 1]);
  });

  test('selects the digit of a filled box and nothing in an empty one', () => {
    expect(selectionOf(1, '1234')).toEqual([1, 2]);
    expect(selectionOf(2, '12')).toEqual([2, 2]);
    expect(selectionOf(4, '1234')).toEqual([4, 4]);
  });

  test.each([
    [0, 0],
    [99, 0],
    [101, 1],
    [399, 3],
    [500, 3],
    [-4, 0],
  ])('moves the caret for a tap at %d of 400 px to box %d', (x, box) => expect(boxAt(x, 400)).toBe(box));
});
