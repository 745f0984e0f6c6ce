import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { needsPassword } from '#kit/pdf/pdfPassword.ts';
import { md5 } from '../../../../web/kit/pdf/md5.ts';
import { rc4 } from '../../../../web/kit/pdf/rc4.ts';
import { file, filler, fixture } from './samplePdfs.ts';

const pdf = (body: string) => file(`%PDF-1.7\n${body}\n%%EOF\n`);

const encryptions = [
  'rc4-40',
  'rc4-128',
  'aes-128',
  'aes-128-open-metadata',
  'aes-128-linearized',
  'aes-256-r5',
  'aes-256',
  'aes-256-xref-stream',
];

describe.each(encryptions)('a PDF encrypted with %s', (encryption) => {
  test('needs a password when it has a user password', async () => {
    expect(await needsPassword(file(fixture(`${encryption}-user-password`)))).toBe(true);
  });

  test('needs no password when it is only locked against editing', async () => {
    expect(await needsPassword(file(fixture(`${encryption}-editing-locked`)))).toBe(false);
  });
});

/** The bytes of hex strings as a literal string, some escaped in octal as writers do. */
const asLiterals = (text: string) =>
  text.replace(/\/(O|U) <([\da-f]+)>/g, (_, key: string, hex: string) => {
    const bytes = Buffer.from(hex, 'hex').toString('latin1');
    const escaped = bytes.replace(/[\\()\r\n]|\x80/g, (letter) =>
      letter === '\n'
        ? '\\n'
        : letter < '\x80' && letter !== '\r'
          ? `\\${letter}`
          : `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`,
    );
    return `/${key}(${escaped})`;
  });
const inTrailer = (text: string) => {
  const encryption = /5 0 obj\n(<<.*>>)\nendobj/.exec(text)?.[1] ?? '';
  return text.replace('/Encrypt 5 0 R', `/Encrypt ${encryption}`);
};
const behind = (text: string, bytes: number) => text.replace('\nxref', `\n%${filler(bytes)}\nxref`);
const before = (text: string, bytes: number) => text.replace('\n5 0 obj', `\n%${filler(bytes)}\n5 0 obj`);

describe('the need for a password is also recognised for an encryption', () => {
  test.each([
    ['in literal strings', asLiterals],
    ['written out in the trailer', inTrailer],
    ['far from the end of a large file', (text: string) => behind(text, 300_000)],
    ['across the border of two parts that are read', (text: string) => before(text, 4_194_304 - 450)],
    [
      'beside an older object of the same number',
      (text: string) => text.replace('5 0 obj', '5 0 obj <</Old true>> endobj 5 0 obj'),
    ],
  ])('%s', async (_, changed) => {
    for (const encryption of ['rc4-128', 'aes-256']) {
      expect(await needsPassword(file(changed(fixture(`${encryption}-editing-locked`))))).toBe(false);
      expect(await needsPassword(file(changed(fixture(`${encryption}-user-password`))))).toBe(true);
    }
  });

  test('of attachments only, which leaves the document itself readable', async () => {
    const attachments = fixture('aes-128-user-password').replace('/StmF /StdCF /StrF /StdCF', '/EFF /StdCF');
    expect(await needsPassword(file(attachments))).toBe(false);
  });
});

describe('a PDF is accepted when', () => {
  const locked = fixture('rc4-128-user-password');
  test.each([
    ['its trailer is plain', pdf('trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n9')],
    [
      'only its text mentions encryption',
      pdf('(the /Encrypt key, /EncryptMetadata true, /Encrypt 8 0 R)\ntrailer <</Root 1 0 R>>\nstartxref\n9'),
    ],
    ['it has no startxref', pdf('')],
    ['its startxref leads out of the file', pdf('trailer <<>>\nstartxref\n999999999')],
    ['its encryption dictionary is missing', pdf('trailer <</Encrypt 8 0 R>>\nstartxref\n9')],
    ['its encryption dictionary breaks off', file(locked.replace(/\/U <[\da-f]+> \/V 2 >>/, '/U <'))],
    ['its check value is too short', file(locked.replace(/\/U <[\da-f]+>/, '/U <00>'))],
    ['its identifier is written elsewhere', file(locked.replace(/\/ID \[.*\]/, '/ID 9 0 R'))],
    ['it is encrypted for certificates', file(locked.replace('/Filter /Standard', '/Filter /Adobe.PubSec'))],
    ['its revision is unknown', file(locked.replace('/R 3', '/R 7'))],
    ['its trailer is nested without end', file(locked.replace('/Size 6', `/Size ${'['.repeat(60_000)}`))],
  ])('%s', async (_, unclear) => {
    expect(await needsPassword(unclear)).toBe(false);
  });

  test('the page may not use encryption, as over plain http', async () => {
    vi.stubGlobal('crypto', {});
    expect(await needsPassword(file(fixture('aes-256-user-password')))).toBe(false);
    vi.unstubAllGlobals();
  });
});

test('MD5 matches another implementation for every length around its block size', () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(Buffer.from(md5(message)).toString('hex')).toBe(createHash('md5').update(message).digest('hex'));
  }
});

// RFC 6229 lists the first bytes of the key stream.
test.each([
  ['0102030405', 'b2396305f03dc027ccc3524a0a1118a8'],
  ['0102030405060708090a0b0c0d0e0f10', '9ac7cc9a609d1ef7b2932899cde41b97'],
])('RC4 generates the key stream of %s', (key, stream) => {
  expect(Buffer.from(rc4(Buffer.from(key, 'hex'), new Uint8Array(16))).toString('hex')).toBe(stream);
});
