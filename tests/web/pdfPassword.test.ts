import { describe, expect, test } from 'vitest';
import { needsPassword } from '#ui/pdfPassword';

const pdf = (body: string) => new Blob([`%PDF-1.7\n${body}\n%%EOF\n`]);
const filler = (bytes: number) => 'x'.repeat(bytes);

describe('a PDF', () => {
  test.each([
    ['named in the trailer', pdf('trailer\n<< /Size 9 /Encrypt 8 0 R /Root 1 0 R >>\nstartxref\n9')],
    ['written out in the trailer', pdf('trailer\n<</Encrypt<</Filter/Standard/V 4>>/Root 1 0 R>>\nstartxref\n9')],
    ['of a large file, at its end', pdf(`${filler(300_000)}trailer <</Encrypt 8 0 R>>\nstartxref\n9`)],
    [
      'where startxref points, far from the end',
      pdf(`1 0 obj <</Type/XRef/Encrypt 8 0 R>>${filler(300_000)}\nstartxref\n9`),
    ],
  ])('with its encryption %s needs a password', async (_, file) => {
    expect(await needsPassword(file)).toBe(true);
  });

  test.each([
    ['a plain trailer', pdf('trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n9')],
    [
      'a text about encryption',
      pdf('(the /Encrypt key, /EncryptMetadata true)\ntrailer <</Root 1 0 R>>\nstartxref\n9'),
    ],
    ['no startxref at all', pdf('')],
    ['a startxref that leads out of the file', pdf('trailer <<>>\nstartxref\n999999999')],
  ])('with %s needs none', async (_, file) => {
    expect(await needsPassword(file)).toBe(false);
  });
});
