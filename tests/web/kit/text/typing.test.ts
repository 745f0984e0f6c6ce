import { afterEach, describe, expect, test, vi } from 'vitest';
import { isPhone, maskedPhone } from '#domain/identifiers/phone';
import { amountText, caretAfter, editedAmount, type MoneyText, typedAmount } from '#kit/text/moneyText.ts';
import { editedPhone, firstCaret, pastedPhone, phoneDigits } from '#kit/text/phoneText.ts';
import { normaliseKeepingCaret } from '#kit/text/typedText.ts';

/** Returns the text of a control after keys were typed one by one, when `normalise` is applied after each. */
const typed = (keys: string, normalise: (text: string) => string) =>
  [...keys].reduce((text, key) => normalise(text + key), '');

describe('a phone number', () => {
  test.each(['5512345678', '+525512345678', '0445512345678', '15512345678', '55 1234-5678'])(
    'typed as %s becomes +52 (55) 1234-5678',
    (keys) => {
      expect(typed(keys, (text) => maskedPhone(phoneDigits(text)))).toBe('+52 (55) 1234-5678');
    },
  );

  test.each(['+52 55 1234 5678', 'Tel. (55) 1234-5678'])('pasted as %s replaces the value', (clip) =>
    expect(pastedPhone(clip)).toBe('5512345678'),
  );

  test.each([
    ['+1 415 555 2671', '+14155552671'],
    ['+12345678', '+12345678'],
  ])('of another country, typed or pasted as %s, becomes %s and no Mexican number', (foreign, shown) => {
    expect(typed(foreign, (text) => maskedPhone(phoneDigits(text)))).toBe(shown);
    expect(pastedPhone(foreign)).toBe(shown);
    expect(isPhone(shown)).toBe(false);
  });

  test.each(['551234567', '+1234567', 'hola'])('pasted as %j is not complete', (clip) =>
    expect(pastedPhone(clip)).toBeUndefined(),
  );

  test('does not allow the caret inside the country code of the mask', () => {
    expect(firstCaret('+52 (55) 1')).toBe('+52 ('.length);
    expect(firstCaret('+1 4')).toBe(0);
  });

  /** Returns the text after an edit with `|` at the caret. `typed` has one, too, where the edit has left it. */
  const edited = (digits: string, typed: string, inputType = 'insertText') => {
    const { text, caret } = editedPhone(digits, {
      typed: typed.replace('|', ''),
      caret: typed.indexOf('|'),
      inputType,
    });
    return `${text.slice(0, caret)}|${text.slice(caret)}`;
  };

  test.each([
    ['inserts a digit', '551', '+52 (559|) 1', 'insertText', '+52 (55) 9|1'],
    ['starts with a digit', '', '5|', 'insertText', '+52 (5|'],
    ['ignores a letter', '551', '+52 (55x|) 1', 'insertText', '+52 (55|) 1'],
    ['deletes a digit', '5512', '+52 (55) |2', 'deleteContentBackward', '+52 (55|) 2'],
    ['deletes the digit before the mask', '551234', '+52 (55)|1234', 'deleteContentBackward', '+52 (5|1) 234'],
    ['deletes the digit behind the mask', '551234', '+52 (55|1234', 'deleteContentForward', '+52 (55|) 234'],
    ['keeps the country code', '55', '+52 |55', 'deleteContentBackward', '+52 (|55'],
    ['is empty without its last digit', '5', '+52 (|', 'deleteContentBackward', '|'],
  ])('%s', (_, digits, typed, inputType, expected) => {
    expect(edited(digits, typed, inputType)).toBe(expected);
  });

  test('loses a country code that is typed into the mask, once the number is complete', () => {
    expect(phoneDigits('+52 (52) 5512-34567')).toBe('52551234567');
    expect(phoneDigits('+52 (52) 5512-345678')).toBe('5512345678');
    expect(phoneDigits('5252123456')).toBe('5252123456');
  });

  test('keeps surplus digits, which are refused', () => {
    const shown = typed('551234567899', (text) => maskedPhone(phoneDigits(text)));
    expect(shown).toBe('+52 (55) 1234-567899');
    expect(isPhone(shown)).toBe(false);
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
    ['1,000,000.5', '1,000,000.5'],
    ['20000,5', '20,000.5'],
    ['18 500.5', '18 500.5'],
    ['20000,500', '20,000.500'],
    ['1e9', '1e9'],
  ])('typed as %j is shown as %j', (keys, shown) => expect(typedInto(empty, keys).text).toBe(shown));

  test.each([
    ['22 000,50', '22,000.5'],
    ['$18,500.00 MXN', '18,500'],
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
    ['20k', '20k'],
  ])('%j is shown as %j', (value, text) => expect(amountText(value)).toBe(text));

  test.each([
    ['2,0001', 6, '20,001', 6],
    ['1,0000', 3, '10,000', 2],
    ['1234', 1, '1,234', 1],
    ['20,000,', 7, '20,000.', 7],
  ])('keeps the caret in %s at %d before the same digit of %s', (edited, caret, text, position) =>
    expect(caretAfter(edited, caret, text)).toBe(position),
  );

  test('moves the caret over a comma that was deleted and comes back', () => {
    expect(caretAfter('1234', 1, '1,234')).toBe(1);
    expect(caretAfter('1234', 1, '1,234', { isForward: true })).toBe(2);
  });
});

describe('a normalised text', () => {
  const upper = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');
  const controlWith = (value: string, selectionStart: number | null) => ({
    value,
    selectionStart,
    setSelectionRange: vi.fn(),
  });

  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['keeps the caret behind the typed letter', 'RIxCM', 3, 'RIXCM', [[3, 3]]],
    ['moves the caret to the left by the characters that were dropped before it', 'R ICM', 2, 'RICM', [[1, 1]]],
    ['sets no caret where the browser reports none', 'r icm', null, 'RICM', []],
    ['leaves a control alone whose text is right already', 'RICM', 2, 'RICM', []],
  ])('%s', (_, value, selectionStart, text, carets) => {
    const control = controlWith(value, selectionStart);
    vi.stubGlobal('document', { activeElement: control });
    expect(normaliseKeepingCaret(control as never, upper)).toBe(text);
    expect(control.value).toBe(text);
    expect(control.setSelectionRange.mock.calls).toEqual(carets);
  });

  test('sets no caret in a control without the focus, which some browsers would focus', () => {
    const control = controlWith('ricm', 4);
    vi.stubGlobal('document', { activeElement: null });
    expect(normaliseKeepingCaret(control as never, upper)).toBe('RICM');
    expect(control.setSelectionRange).not.toHaveBeenCalled();
  });
});
