import { describe, expect, test } from 'vitest';
import { isPhone } from '#domain/identifiers/phone';
import { activeBox, boxAt, selectionOf, typedCode, wasAutofilled } from '#kit/code/codeText.ts';
import { completeDay, dateText, parseDay, pastedDate, typedDate } from '#kit/date/dateText.ts';
import {
  fitsMoneyField,
  groupedByComma,
  mayBeGrouped,
  pastedAmount,
  pesosOf,
  withDecimalPoint,
} from '#kit/text/moneyText.ts';
import { maskedPhone, pastedPhone, phoneCaretPositions, phoneDigits } from '#kit/text/phoneText.ts';

/** Returns the text of a control after keys were typed one by one, when `normalise` is applied after each. */
const typed = (keys: string, normalise: (text: string) => string) =>
  [...keys].reduce((text, key) => normalise(text + key), '');

describe('a phone number', () => {
  test.each([
    '5512345678',
    '+525512345678',
    '525512345678',
    '+5215512345678',
    '0445512345678',
    '0455512345678',
    '015512345678',
    '15512345678',
    '55 1234-5678',
    '551234567899',
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

  test('of another country has at most 15 digits', () => {
    expect(phoneDigits('+12345678901234567')).toBe('+123456789012345');
  });
});

describe('an amount', () => {
  test.each([
    ['$18 500.50', '18500.50'],
    ['18,500 MXN', '18500'],
    ['$15,000.00', '15000.00'],
    ['son 20000 al mes', '20000'],
    ['.5', '.5'],
    ['mucho', undefined],
    ['1234567890', undefined],
    ['20000,50', '20000.50'],
    ['20.000,50', '20000.50'],
    ['1,234,567.8', '1234567.8'],
    ['1.234.567', '1234567'],
    ['20000.999', '20000.99'],
    ['Renta, 20000 cada mes, 12 meses', '20000'],
    ['20000 50', '20000'],
    ['20000,500', undefined],
    ['20,00,0', undefined],
    ['1.2.3', undefined],
    ['20000,.', '20000'],
    ['12.345.678', '12345678'],
    ['1.234.567.89', undefined],
    ['1,2345', undefined],
  ])('pasted as %j becomes %j', (clip, amount) => expect(pastedAmount(clip)).toBe(amount));

  test.each([
    ['18500.50', 18_500.5],
    ['18500.', 18_500],
    ['.5', 0.5],
    ['1.999', 1.99],
    ['', undefined],
    ['.', undefined],
  ])('%j is %j pesos', (text, amount) => expect(pesosOf(text)).toBe(amount));

  test.each([
    ['20,000,', '20,000.'],
    ['20000,50', '20000.50'],
    ['20.000,50', '20000.50'],
    ['20,000', undefined],
    ['20.00,', undefined],
    [',', undefined],
    ['$20,5', undefined],
  ])('typed as %j, with a decimal comma, becomes %j', (text, amount) => expect(withDecimalPoint(text)).toBe(amount));

  test('has at most nine digits before the decimal point', () => {
    expect(fitsMoneyField('999999999.99')).toBe(true);
    expect(fitsMoneyField('1000000000')).toBe(false);
  });

  test('with a comma after at most three digits, or grouped by hand, may turn out to be grouped', () => {
    expect([mayBeGrouped('999.5', false), mayBeGrouped('1000', false), mayBeGrouped('1000', true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(groupedByComma('15.000')).toBe('15000');
    for (const amount of ['15', '15.00', '15.0000']) expect(groupedByComma(amount)).toBeUndefined();
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
    ['050120279', '05/01/2027'],
    ['31 dic 2026', '31/dic 2026'],
    ['5 / 1 / 2027', '05/01/2027'],
    ['12  05  2027', '12/05/2027'],
    ['3/11/2027', '03/11/2027'],
    ['5//', '05/'],
    ['12/5/2', '12/05/2'],
  ])('typed as %s becomes %s', (keys, shown) => expect(typed(keys, typedDate)).toBe(shown));

  test.each([
    ['2027-01-05', '05/01/2027'],
    ['5/1/2027', '05/01/2027'],
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
    ['una fecha que no cabe en el campo de la fecha', 'una fecha que no cabe en el ca'],
  ])('pasted as %s becomes %s', (clip, shown) => expect(pastedDate(clip)).toBe(shown));

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
  test('accepts digits only, four at most', () => expect(typedCode('1a2 34-5')).toBe('1234'));

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
