import { expect, test } from 'vitest';
import { withoutFullStop } from '#domain/text/singleLine';
import * as serverTexts from '#i18n/es-MX/demo/server';

test.each([
  [serverTexts.proofFailureReason, 'El comprobante no se lee completo'],
  ['no se lee', 'no se lee'],
  [' Falta una página. Sube todas . ', 'Falta una página. Sube todas'],
  ['¿Es de otro mes?', '¿Es de otro mes?'],
  ['Pagaste $20,000.50 de más..', 'Pagaste $20,000.50 de más'],
  ['', ''],
])('the reason %j is put into a sentence as %j', (reason, part) => {
  expect(withoutFullStop(reason)).toBe(part);
});
