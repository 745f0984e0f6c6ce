import { describe, expect, test } from 'vitest';
import { isClabe } from '#domain/identifiers/clabe';
import { requireBankAccount, settingsOf } from '../../web/build/settings.mjs';
import { bankAccount, buildWeb, sourceText } from './builtWeb.ts';

const template = sourceText('web/index.html');
const check = (environment: Record<string, string>) =>
  requireBankAccount(template, settingsOf(template, environment), isClabe);

describe('a build for a real API', () => {
  test('needs a bank account of its own', () => {
    expect(() => check({ API_HOST: 'https://api.example.mx', ...bankAccount })).not.toThrow();
    expect(() => check({ API_HOST: 'https://api.example.mx' })).toThrow(
      'Set TRANSFER_BANK, TRANSFER_BENEFICIARY, TRANSFER_CLABE too.',
    );
  });

  test.each([
    ['missing', {}],
    ['empty', { TRANSFER_CLABE: ' ' }],
    ['the invented one', { TRANSFER_CLABE: '999180000000043218' }],
  ])('fails when the CLABE is %s, and names it alone', (_, clabe) => {
    const { TRANSFER_CLABE: __, ...others } = bankAccount;
    expect(() => check({ API_HOST: 'https://api.example.mx', ...others, ...clabe })).toThrow(/Set TRANSFER_CLABE too/);
  });
});

describe('a build with a CLABE that is none', () => {
  test.each([
    ['a wrong digit', '002010077777777772'],
    ['a digit too few', '00201007777777777'],
    ['spaces', '002 010 07777777777 1'],
  ])('fails for %s, with and without the address of an API, and shows it', (_, clabe) => {
    const message = `TRANSFER_CLABE is '${clabe}', which is no CLABE`;
    expect(() => check({ ...bankAccount, TRANSFER_CLABE: clabe })).toThrow(message);
    expect(() => check({ API_HOST: 'https://api.example.mx', ...bankAccount, TRANSFER_CLABE: clabe })).toThrow(message);
  });

  test('fails before anything is built', () => {
    expect(() => buildWeb({ TRANSFER_CLABE: '002010077777777772' })).toThrow(/TRANSFER_CLABE is '002010077777777772'/);
  });
});

test('a build without the address of an API has the invented bank account', () => {
  expect(() => check({})).not.toThrow();
  expect(settingsOf(template, {}).TRANSFER_CLABE).toBe('999180000000043218');
});

test('the page keeps iOS from turning amounts, dates and numbers of accounts into links', () => {
  expect(template).toContain('<meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />');
});
