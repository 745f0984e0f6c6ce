import { truncateSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from 'playwright/test';
import { paintedJpeg } from '../../paintedJpeg.ts';

/** Upload speed in kilobits a second, so slow that no upload finishes before the test resets it. */
export const SLOW = { upload_kbps: 800 };
/** File size in megabytes, larger than the network's buffers. */
export const LARGE = 16;
/** Time limit for a slow upload on a busy machine. */
export const LONG = { timeout: 25_000 };

export const progressBars = (page: Page) => page.getByRole('progressbar', { name: /^Subiendo/ });

/** Creates a sparse file of a given size in bytes that begins like a PDF. Returns its path. */
export function heavyPdf(info: TestInfo, name: string, bytes: number): string {
  const path = info.outputPath(name);
  writeFileSync(path, '%PDF-1.7\n');
  truncateSync(path, bytes);
  return path;
}

export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.7\n${text}\ntrailer << /Size 1 ${text} >>\n%%EOF\n`);

/** A file as the API returns it after its upload. */
export type Uploaded = { id: string; name: string; size: number; url: string };

/** Upper bound for scaling and sending a photo on a busy machine, ms. */
const PHOTO_TIMEOUT_MS = 40_000;

/** Returns the uploaded file that an action leads to. */
export async function uploadedBy(page: Page, action: () => Promise<unknown>): Promise<Uploaded> {
  const response = page.waitForResponse('**/api/files', { timeout: PHOTO_TIMEOUT_MS });
  await action();
  return (await (await response).json()) as Uploaded;
}

const uint16 = (value: number): number[] => [value >> 8, value & 0xff];
const uint32 = (value: number): number[] => [...uint16(value >> 16), ...uint16(value & 0xffff)];
const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')];

/** Returns an EXIF segment as phones write it: rotated by 90 degrees (orientation 6), and with a location. */
function exif(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...uint16(tag),
    ...uint16(type),
    ...uint32(count),
    ...value,
  ];
  const tiff = [
    ...ascii('MM'),
    ...uint16(42),
    ...uint32(8),
    ...uint16(2),
    ...entry(0x0112, 3, 1, [...uint16(6), 0, 0]),
    ...entry(0x8825, 4, 1, uint32(38)),
    ...uint32(0),
    // The GPS directory with the reference of the latitude, north.
    ...uint16(1),
    ...entry(0x0001, 2, 2, ascii('N\0\0\0')),
    ...uint32(0),
    ...ascii('GPS 19.4326,-99.1332'),
  ];
  const body = [...ascii('Exif\0\0'), ...tiff];
  return Buffer.from([0xff, 0xe1, ...uint16(body.length + 2), ...body]);
}

/**
 * Returns a photo as phones take them, stored with 3000 × 2000 pixels: red at the upper left, elsewhere blue with
 * stripes, so that it is not assessed as blurry. Upright, the red is at the upper right.
 */
export function phonePhoto(): Buffer {
  const plain = paintedJpeg(375, 250, (x, y) => {
    if (x < 125 && y < 84) return [220, 30, 30];
    return (x >> 2) % 2 === 0 ? [40, 60, 200] : [180, 190, 240];
  });
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}

/** Returns the image data of a JPEG: everything from the start of its scan on. */
export const imageData = (jpeg: Buffer): Buffer => jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])));
