import { describe, expect, test } from 'vitest';
import { endOfImage, jpegSize, withoutMetadata } from '#kit/photo/jpeg.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, content: number[]) => {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...content];
};

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
  ...[...segment(0xda, [1, 1, 0]), ...[0x12, 0xff, 0x00, 0x34, 0xff, 0xd3, 0x56]],
  ...[...segment(0xc4, [1]), ...segment(0xda, [1]), 0x78],
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

  test.each([0xc0, 0xc1, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])('has its size in a frame of type %i', (marker) => {
    const tables = [0xc4, 0xc8, 0xcc, 0xdb, 0xe0].flatMap((table) => segment(table, [1, 2, 3, 4, 5, 6]));
    const bytes = [0xff, 0xd8, ...tables, ...segment(marker, [8, 1, 2, 3, 4, 3]), ...picture, 0xff, 0xd9];
    expect(jpegSize(new Uint8Array(bytes))).toEqual({ width: 0x304, height: 0x102 });
  });

  test('has a size when its segments have fill bytes before them', () => {
    const bytes = [0xff, 0xd8, 0xff, 0xff, 0xff, ...segment(0xe0, ascii('JFIF\0')), 0xff, ...frame, ...picture];
    expect(jpegSize(new Uint8Array(bytes))).toEqual({ width: 4000, height: 3000 });
  });

  test.each([
    ['it breaks off after three bytes', [0xff, 0xd8, 0xff]],
    ['it breaks off before its image data', [0xff, 0xd8, ...frame]],
    ['it breaks off in its image data', [0xff, 0xd8, ...frame, 0xff, 0xda, 0]],
    ['it has something else between two segments', [0xff, 0xd8, ...frame, 0, ...frame, ...picture]],
    ['it begins in another way', [0xff, 0xd9, ...frame, ...picture]],
    ['it is a PDF', ascii('%PDF-1.7')],
  ])('has no size when %s', (_, bytes) => {
    expect(jpegSize(new Uint8Array(bytes))).toBeUndefined();
  });
});

test('a JPEG has its end marker, even with data behind it', () => {
  expect(endOfImage(jpeg(exif(6)))).toBe('end marker');
  expect(endOfImage(new Uint8Array([...jpeg(), ...ascii('a video')]))).toBe('end marker');
  expect(endOfImage(new Uint8Array([0xff, 0xd8, 0xff]))).toBeUndefined();
});

test.each([
  ['breaks off', [], 'end of file'],
  ['breaks off in a marker', [0xff], 'end of file'],
  ['has a second picture', [0xff, 0xd8, 0xff, 0xe0, 1, 2], 'other marker'],
  ['has a segment of its phone before the next scan', segment(0xe1, ascii('GPS')), 'other marker'],
  ['has a marker that no JPEG has', [0xff, 0x42], 'other marker'],
])('a JPEG that %s lacks its end marker', (_, trailer, end) => {
  expect(endOfImage(new Uint8Array([...jpeg().subarray(0, -2), ...trailer]))).toBe(end);
});

test.each([
  ['escaped bytes', [0xff, 0]],
  ['restart markers', [0xff, 0xd0, 0xff, 0xd7]],
  ['fill bytes', [0xff, 0xff, 0xff, 0xd1]],
  ['tables that look like an end', segment(0xc4, [0xff, 0xd9, 1])],
  ['tables after the highest restart marker', segment(0xdb, [0xff, 0xd9, 1])],
  ['tables before the lowest restart marker', segment(0xcc, [0xff, 0xd9, 1])],
])('a JPEG with %s in its image data ends with its end marker', (_, data) => {
  const bytes = new Uint8Array([0xff, 0xd8, ...frame, ...segment(0xda, [1]), 5, ...data, 6, 0xff, 0xd9]);
  expect(endOfImage(bytes)).toBe('end marker');
  expect(endOfImage(bytes.slice(0, -2))).toBe('end of file');
  expect(cleaned(new Uint8Array([...bytes, ...ascii('GPS')]))).toEqual(bytes);
});

describe('a picked selfie', () => {
  test('loses place, phone, comments and thumbnails, and keeps its image data unchanged', () => {
    const before = jpeg(
      exif(1),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0<x>place</x>')),
      segment(0xe2, ascii('MPF\0')),
      segment(0xed, ascii('Photoshop 3.0\0city')),
      segment(0xed, ascii('ICC_PROFILE\0city')),
      segment(0xef, ascii('GPS')),
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
      segment(0xf7, [1]),
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

  test.each([2, 3, 4, 5, 6, 7, 8])('keeps its orientation %i', (orientation) => {
    const after = cleaned(jpeg(exif(orientation)));
    const kept = segment(0xe1, [
      ...[...ascii('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, 0, 1],
      ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    ]);
    expect(after).toEqual(jpeg(kept));
  });

  test.each([0, 1, 9])('needs no orientation when it has the value %i', (orientation) => {
    expect(cleaned(jpeg(exif(orientation)))).toEqual(jpeg());
  });

  /** The beginning of an EXIF segment, and an entry with the orientation 6. */
  const head = [...ascii('Exif\0\0MM'), 0, 42];
  const orientation6 = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6];

  test.each([
    ['too short for a directory', [...head, 0]],
    ['without entries', [...head, 0, 0, 0, 8, 0, 0]],
    ['whose directory ends before the entry', [...head, 0, 0, 0, 8, 0, 0, ...orientation6, 0, 0]],
    ['whose directory begins behind it', [...head, 0, 0, 0, 9, 0, 1]],
    ['whose directory has an invalid offset', [...head, 0xff, 0xff, 0xff, 0xff]],
    ['that breaks off in an entry', [...head, 0, 0, 0, 8, 0, 1, ...orientation6]],
    ['with another tag only', [...head, 0, 0, 0, 8, 0, 1, 1, 0x10, ...orientation6.slice(2), 0, 0]],
    ['of another kind', [...ascii('Exif\0\x01MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...orientation6, 0, 0]],
  ])('is upright with an EXIF segment %s', (_, content) => {
    expect(cleaned(jpeg(segment(0xe1, content)))).toEqual(jpeg());
  });

  test('has the orientation of a directory that ends with its segment', () => {
    const content = [...head, 0, 0, 0, 8, 0, 1, ...orientation6, 0, 0];
    expect(cleaned(jpeg(segment(0xe1, content)))).toEqual(cleaned(jpeg(exif(6))));
  });

  test('keeps the rest of its image data when that breaks off', () => {
    const broken = jpeg(segment(0xfe, ascii('a comment'))).subarray(0, -2);
    expect(cleaned(broken)).toEqual(jpeg().subarray(0, -2));
  });

  test('is not changed when it is not a complete JPEG', () => {
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff]);
    expect(cleaned(broken)).toEqual(broken);
  });
});
