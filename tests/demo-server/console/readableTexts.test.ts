import { describe, expect, test } from 'vitest';
import { codeBySms } from '#i18n/es-MX/demo/server';
import { smsText } from '../../../demo-server/console/inbox/smsText.ts';
import { wholeRowCount } from '../../../demo-server/console/kit/useWholeRows.ts';
import { shownAddress } from '../../../demo-server/console/phone-frame/shownAddress.ts';

test('an SMS is read without the line with which a phone fills in its code', () => {
  const sent = codeBySms({ code: '4563', host: 'localhost' });
  expect(sent).toContain('@localhost #4563');
  expect(smsText(sent)).toBe('Tu código de Adelantto es 4563. No lo compartas.');
  expect(smsText('Escríbenos a hola@adelantto.test, caso #12.')).toBe('Escríbenos a hola@adelantto.test, caso #12.');
});

describe('the address below the phone', () => {
  test.each([
    ['/home', '/home'],
    ['/applications/10/confirm-privacy-policy', '/applications/10/confirm-privacy-policy'],
    ['/profile/biometric-validation', '/profile/biometric-validation'],
    ['/verification-code/0b0c7a52-9d0e-4a57-8c8e-6a1de0f0a1b2?phone=%2B525500000100', '/verification-code/…'],
    ['', ''],
  ])('%j reads %j', (path, shown) => {
    expect(shownAddress(path)).toBe(shown);
  });
});

test('a list shows the rows that fit as a whole, and always the first one', () => {
  expect(wholeRowCount([60, 120, 180], 150)).toBe(2);
  expect(wholeRowCount([60, 120, 180], 180)).toBe(3);
  expect(wholeRowCount([60, 120, 180], 20)).toBe(1);
  expect(wholeRowCount([], 180)).toBe(0);
});
