import { expect, test } from 'vitest';
import { codeBySms } from '#i18n/es-MX/demo/server';
import { smsText } from '../../../demo-server/console/inbox/smsText.ts';

test('an SMS is read without the line with which a phone fills in its code', () => {
  const sent = codeBySms({ code: '4563', host: 'localhost' });
  expect(sent).toContain('@localhost #4563');
  expect(smsText(sent)).toBe('Tu código de Adelantto es 4563. No lo compartas.');
  expect(smsText('Escríbenos a hola@adelantto.test, caso #12.')).toBe('Escríbenos a hola@adelantto.test, caso #12.');
});
