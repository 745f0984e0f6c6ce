// @vitest-environment node

import { describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as fileTexts from '#i18n/es-MX/kit/files';
import { type Accept, checkFile, formatOf, isEncrypted, tooLarge } from '#kit/photo/fileChecks.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0]);
const PNG = bytes([0x89], 'PNG\r\n\x1a\n');
const WEBP = bytes('RIFF', [36, 0, 0, 0], 'WEBPVP8 ');
const HEIC = bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]);
const VIDEO = bytes([0, 0, 0, 24], 'ftypmp42', [0, 0, 0, 0]);

const pdf = (trailer: string, body = '') => bytes('%PDF-1.7\n', body, trailer, '\nstartxref\n9\n%%EOF\n');

/** Creates a file that reports `size` bytes without containing them. */
const ofSize = (size: number, head: Uint8Array<ArrayBuffer>, name: string) =>
  Object.defineProperty(new File([head], name), 'size', { value: size });

describe('the format by the first bytes', () => {
  test.each([
    ['jpeg', JPEG],
    ['png', PNG],
    ['webp', WEBP],
    ['heic', HEIC],
    ['gif', bytes('GIF89a')],
    ['pdf', bytes('%PDF-1.4')],
    ['pdf', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4')],
    ['pdf', bytes(' '.repeat(1019), '%PDF-1.4')],
    [undefined, bytes(' '.repeat(1020), '%PDF-1.4')],
    [undefined, VIDEO],
    [undefined, bytes([0, 0, 0, 24], 'freeheic')],
    [undefined, bytes('RIFF', [36, 0, 0, 0], 'AVI LIST')],
    [undefined, bytes('LIST', [36, 0, 0, 0], 'WEBPVP8 ')],
    [undefined, bytes([0xff, 0xd8, 0])],
    [undefined, bytes([0xff, 0, 0xff])],
    [undefined, bytes([0, 0xd8, 0xff])],
    [undefined, bytes('<html>')],
    [undefined, bytes('%PD')],
    [undefined, new Uint8Array()],
  ])('%s', (format, head) => {
    expect(formatOf(head)).toBe(format);
  });
});

describe('a chosen file', () => {
  const PDF = pdf('trailer <<>>');
  const WORD = bytes('PK\x03\x04word');
  const NO_PICTURE = { error: fileTexts.chooseJpegImage({ max: 500 }) };
  const PICTURE_OF_PDF = { error: fileTexts.chooseJpegImageOfPdf({ max: 500 }) };
  const NO_PDF = { error: fileTexts.choosePdfFile({ max: 500 }) };

  test.each<[Accept, string, string, Uint8Array<ArrayBuffer>, object]>([
    ['image', 'INE.JPG', 'a JPEG', JPEG, { format: 'jpeg' }],
    ['image', 'renombrada.jpg', 'another format of pictures', HEIC, { format: 'heic' }],
    ['image', 'image:1042', 'a JPEG', JPEG, { format: 'jpeg' }],
    ['image', 'recibo.bak', 'a JPEG', JPEG, { format: 'jpeg' }],
    ['image', 'contrato.pdf', 'a PDF', PDF, PICTURE_OF_PDF],
    ['image', 'contrato.jpg', 'a PDF', PDF, PICTURE_OF_PDF],
    ['image', 'foto.pdf', 'a JPEG', JPEG, NO_PICTURE],
    ['image', 'ine.jpg', 'a Word document', WORD, NO_PICTURE],
    ['image', 'video.mp4', 'a video', VIDEO, NO_PICTURE],
    ['pdf', 'Estado 12.05.2026', 'a PDF', PDF, { format: 'pdf' }],
    ['pdf', 'contrato.docx', 'a PDF', PDF, { format: 'pdf' }],
    ['pdf', 'a.pdf', 'a PDF behind a line break', bytes('\r\n', [...PDF]), { format: 'pdf' }],
    [
      'pdf',
      'a.pdf',
      "a PDF behind a printer's prologue",
      bytes('\x1b%-12345X@PJL JOB\r\n', [...PDF]),
      { format: 'pdf' },
    ],
    ['pdf', 'a.pdf', 'a PDF behind a long header', bytes(`${'x'.repeat(1000)}\n`, [...PDF]), { format: 'pdf' }],
    ['pdf', 'foto.jpg', 'a JPEG', JPEG, NO_PDF],
    ['pdf', 'constancia.pdf', 'a Word document', WORD, NO_PDF],
    ['pdf', 'a.pdf', 'nothing', bytes(), { error: apiErrors['File is empty'] }],
  ])('for a field of type %s, named %s, is judged by its bytes: %s', async (accept, name, _, content, result) => {
    expect(await checkFile(new File([content], name), accept)).toEqual(result);
  });

  test('is accepted with exactly 500 MB and rejected with one byte more', { tags: 's9-upload-limit' }, async () => {
    const head = pdf('trailer <<>>');
    expect(await checkFile(ofSize(MAX_FILE_BYTES, head, 'a.pdf'), 'pdf')).toEqual({ format: 'pdf' });
    expect(await checkFile(ofSize(MAX_FILE_BYTES + 1, head, 'a.pdf'), 'pdf')).toEqual({
      error: fileTexts.fileTooLarge({ size: '500.1', max: 500 }),
    });
    expect(tooLarge(612_400_000)).toBe(fileTexts.fileTooLarge({ size: '612.4', max: 500 }));
  });
});

describe('a PDF is encrypted', () => {
  const filler = 'x'.repeat(100_000);
  const ENCRYPTED = 'trailer <</Root 1 0 R/Encrypt 5 0 R>>\n';

  test.each([
    ['when its trailer at the end says so', pdf(ENCRYPTED), true],
    ['when the trailer holds the dictionary itself', pdf('trailer <</Encrypt <</Filter/Standard>>>>'), true],
    [
      'when the trailer to which the last pointer leads says so',
      bytes('%PDF-1.7\n', ENCRYPTED, filler, 'startxref\r\n9\n%%EOF\n'),
      true,
    ],
    [
      'but not by a pointer that a later one replaces',
      bytes('%PDF-1.7\n', ENCRYPTED, filler, 'startxref\n9\n%%EOF\nstartxref\n900\n%%EOF'),
      false,
    ],
    ['but not when it only says that its metadata are', pdf('trailer <</EncryptMetadata false>>'), false],
    ['but not when it says nothing', pdf('trailer <</Root 1 0 R>>', filler), false],
    ['but not without a trailer', bytes('%PDF-1.7\n'), false],
  ])('%s', async (_, content, expected) => {
    expect(await isEncrypted(new Blob([content]))).toBe(expected);
  });

  test('which takes no more than 128 kB of it, however large it is', async () => {
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    await isEncrypted(new Blob([pdf('trailer <</Root 1 0 R>>', 'x'.repeat(1_000_000))]));
    const sizes = read.mock.contexts.map((part) => (part as Blob).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(131_072);
  });
});
