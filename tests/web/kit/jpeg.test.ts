import { describe, expect, test } from 'vitest';
import { isWholeJpeg, jpegSize, withoutMetadata } from '#kit/photo/jpeg.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];

const exif = (orientation: number, { little = false } = {}) => {
  const short = (n: number) => (little ? [n & 0xff, n >> 8] : [n >> 8, n & 0xff]);
  const long = (n: number) => (little ? [...short(n), 0, 0] : [0, 0, ...short(n)]);
  const entry = (tag: number, value: number) => [...short(tag), ...short(3), ...long(1), ...short(value), 0, 0];
  const head = [...ascii(little ? 'II' : 'MM'), ...short(42), ...long(8)];
  const entries = [...entry(0x0110, 7), ...entry(0x0112, orientation), ...entry(0x8825, 99)];
  return segment(0xe1, [
    ...ascii('Exif\0\0'),
    ...head,
    ...short(3),
    ...entries,
    ...long(0),
    ...ascii('GPS 19.4326,-99.1332'),
  ]);
};

const frame = segment(0xc2, [8, ...[0x0b, 0xb8], ...[0x0f, 0xa0], 3]);
const picture = [
  ...segment(0xda, [1, 1, 0]),
  0x12,
  0xff,
  0x00,
  0x34,
  0xff,
  0xd3,
  0x56,
  ...segment(0xc4, [1]),
  ...segment(0xda, [1]),
  0x78,
];
const jpeg = (...segments: number[][]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), ...frame, ...picture, 0xff, 0xd9]);

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const joined = (parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const cleaned = (bytes: Uint8Array<ArrayBuffer>) => joined(withoutMetadata(bytes));

describe('a JPEG', () => {
  test('has the size that it is stored with, before rotation', () => {
    expect(jpegSize(jpeg(exif(6)))).toEqual({ width: 4000, height: 3000 });
  });

  test('has no size when its header is incomplete', () => {
    expect(jpegSize(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined();
    expect(jpegSize(new Uint8Array(ascii('%PDF-1.7')))).toBeUndefined();
  });
});

test('a JPEG is complete when it has its end marker, even with data behind it', () => {
  expect(isWholeJpeg(jpeg(exif(6)))).toBe(true);
  expect(isWholeJpeg(new Uint8Array([...jpeg(), ...ascii('a video')]))).toBe(true);
  for (const missing of [1, 2, 10, 40]) expect(isWholeJpeg(jpeg().subarray(0, -missing))).toBe(false);
});

describe('a picked selfie', () => {
  test('loses place, phone, comments and thumbnails, and keeps its image data unchanged', () => {
    const before = jpeg(
      exif(1),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x>place</x>')),
      segment(0xe2, ascii('MPF\0')),
      segment(0xed, ascii('Photoshop 3.0\0city')),
      segment(0xfe, ascii('a comment')),
    );
    const after = cleaned(before);
    expect(text(after)).not.toMatch(/GPS|place|city|comment|MPF/);
    expect(after).toEqual(jpeg());
  });

  test('keeps its colours: the JFIF, colour profile and colour transform segments', () => {
    const kept = [
      segment(0xe0, ascii('JFIF\0')),
      segment(0xe2, ascii('ICC_PROFILE\0\x01\x01')),
      segment(0xee, ascii('Adobe')),
    ];
    expect(cleaned(jpeg(exif(1), ...kept))).toEqual(jpeg(...kept));
  });

  test.each([{ little: true }, { little: false }])('keeps its orientation (%o)', (order) => {
    const after = cleaned(jpeg(exif(6, order)));
    expect(text(after)).not.toContain('GPS');
    const again = cleaned(after as Uint8Array<ArrayBuffer>);
    expect(again).toEqual(after);
    expect([...after.subarray(2, 38)].join()).toContain([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6].join());
  });

  test('loses data that a phone has appended', () => {
    const video = ascii('a second picture with GPS');
    expect(cleaned(new Uint8Array([...jpeg(), ...video]))).toEqual(jpeg());
  });

  test('is not changed when it is not a complete JPEG', () => {
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff]);
    expect(cleaned(broken)).toEqual(broken);
  });

  test('is cleaned even when its EXIF segment has an invalid offset', () => {
    const broken = segment(0xe1, [...ascii('Exif\0\0MM'), 0, 42, 0xff, 0xff, 0xff, 0xff]);
    expect(cleaned(jpeg(broken))).toEqual(jpeg());
  });
});
