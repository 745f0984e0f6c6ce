import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { TestInfo } from 'playwright/test';
import { sampleJpeg } from '../../../demo-server/files/sampleJpeg.ts';

/** A file on disk that says it is a PDF and weighs so many bytes; the disk holds none of its zeros. */
export function heavyPdf(info: TestInfo, name: string, bytes: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, '%PDF-1.7\n');
  truncateSync(path, bytes);
  return path;
}

export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.7\n${text}\ntrailer << /Size 1 ${text} >>\n%%EOF\n`);

/** A small PDF of `tests/fixtures/pdf`, by its name without extension. */
export const encryptedPdf = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/pdf/${name}.pdf`, import.meta.url));

const word = (value: number): number[] => [value >> 8, value & 0xff];
const long = (value: number): number[] => [...word(value >> 16), ...word(value & 0xffff)];
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

/** EXIF of a phone: turned a quarter to the right (orientation 6), and where it was taken. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...word(tag),
    ...word(type),
    ...long(count),
    ...value,
  ];
  const tiff = [
    ...ascii('MM'),
    ...word(42),
    ...long(8),
    ...word(2),
    ...entry(0x0112, 3, 1, [...word(6), 0, 0]),
    ...entry(0x8825, 4, 1, long(38)),
    ...long(0),
    // The GPS directory: north of the equator.
    ...word(1),
    ...entry(0x0001, 2, 2, ascii('N\0\0\0')),
    ...long(0),
    ...ascii('GPS 19.4326,-99.1332'),
  ];
  const body = [...ascii('Exif\0\0'), ...tiff];
  return Buffer.from([0xff, 0xe1, ...word(body.length + 2), ...body]);
}

/**
 * A photo as a phone makes it, 3000 × 2000 pixels as stored: red at the upper left, else blue with stripes that keep it sharp.
 * Seen upright, the red is at the upper right.
 */
export function phonePhoto(): Buffer {
  const plain = sampleJpeg(375, 250, (x, y) => {
    if (x < 125 && y < 84) return [220, 30, 30];
    return (x >> 2) % 2 === 0 ? [40, 60, 200] : [180, 190, 240];
  });
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}

/** The picture of a JPEG itself: all from the start of its scan on. */
export const pictureIn = (jpeg: Buffer): Buffer => jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])));
