import { describe, expect, test } from 'vitest';
import { needsPassword } from '#kit/pdf/pdfPassword.ts';
import { file, fixture } from './samplePdfs.ts';

const needsPasswordIn = (text: string) => needsPassword(file(text));

describe('a PDF needs a password when', () => {
  test.each(['aes-256', 'rc4-128', 'rc4-40'])('one byte of its check value differs, with %s', async (encryption) => {
    const differing = fixture(`${encryption}-editing-locked`).replace(/(?<=\/U <..)../, (byte) =>
      (Number.parseInt(byte, 16) ^ 1).toString(16).padStart(2, '0'),
    );
    expect(await needsPasswordIn(differing)).toBe(true);
  });

  test.each([
    ['strings', '/StmF /Identity /StrF /StdCF'],
    ['streams', '/StmF /StdCF /StrF /Identity'],
  ])('only its %s are encrypted', async (_, filters) => {
    const encrypted = fixture('aes-128-user-password').replace('/StmF /StdCF /StrF /StdCF', filters);
    expect(await needsPasswordIn(encrypted)).toBe(true);
  });
});

describe('the need for a password is also recognised', () => {
  test.each([
    ['of version 1, whose key has 40 bits whatever its length says', 'rc4-40', '/Length 40', '/Length 128'],
    ['of version 2 with a key of 40 bits', 'rc4-40', '/V 1', '/V 2'],
    ['of version 2 that leaves out the length, which is 40 bits', 'rc4-40', /\/Length 40|\/V 1/g, '/V 2'],
    ['of version 4, whose key has 128 bits whatever its length says', 'aes-128', '/Length 128', '/Length 40'],
    [
      'of revision 3 with an entry about metadata, which later revisions have',
      'rc4-128',
      '/R 3',
      '/R 3 /EncryptMetadata false',
    ],
    ['without an identifier, which newer encryptions do without', 'aes-256', /\/ID \[.*?\]/, ''],
  ])('for an encryption %s', async (_, encryption, entry, replacement) => {
    const changed = (kind: string) => fixture(`${encryption}-${kind}`).replace(entry, replacement);
    expect(await needsPasswordIn(changed('user-password'))).toBe(true);
    expect(await needsPasswordIn(changed('editing-locked'))).toBe(false);
  });

  // Salts with the hash of the empty password, computed by another implementation of ISO 32000-2, algorithm 2.B.
  test.each([
    ['ends after 64 rounds', '0000000000000015', 'c697e4b1a638b90760356d141d83668118777e9a463df26e3b867d4a664dd8ed'],
    [
      'ends at the border of a round',
      '000000000000000c',
      'b589371cfa79e651ac4ba5f684ede119012687729cdd94565d0d8171b0955e29',
    ],
  ])('for a hash of revision 6 that %s', async (_, salt, hash) => {
    const withHash = (bytes: string) =>
      fixture('aes-256-editing-locked').replace(/(?<=\/U <)[\da-f]{80}/, `${bytes}${salt}`);
    expect(await needsPasswordIn(withHash(hash))).toBe(false);
    expect(await needsPasswordIn(withHash(hash.replace(/^../, '00')))).toBe(true);
  });
});

describe('a PDF is accepted when its encryption cannot be parsed:', () => {
  test.each([
    ['its revision is older than the first one', '/R 3', '/R 1'],
    ['its permissions are missing', '/P -4', ''],
  ])('%s', async (_, entry, replacement) => {
    expect(await needsPasswordIn(fixture('rc4-128-user-password').replace(entry, replacement))).toBe(false);
  });
});
