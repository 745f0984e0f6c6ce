import { expect, test } from 'vitest';
import { acceptedTypes, MAX_FILE_BYTES, megabytes } from '#domain/uploadedFile';

test.each([
  [0, '0.1'],
  [49_000, '0.1'],
  [149_999, '0.1'],
  [150_000, '0.2'],
  [1_150_000, '1.2'],
  [1_240_000, '1.2'],
  [1_250_000, '1.3'],
  [12_000_000, '12.0'],
  [612_400_000, '612.4'],
])('formats %d bytes as %s MB', { tags: 's3-file-size' }, (size, text) => {
  expect(megabytes(size)).toBe(text);
});

test('the largest file has 500 decimal megabytes', { tags: 's9-upload-decimal' }, () => {
  expect(MAX_FILE_BYTES).toBe(500_000_000);
});

test('accepts JPEG and PNG as photos and PDF as documents', () => {
  expect(acceptedTypes).toEqual({ image: ['image/jpeg', 'image/png'], document: ['application/pdf'] });
});
