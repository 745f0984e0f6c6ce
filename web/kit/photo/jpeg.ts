/** The marker bytes of a JPEG that matter here. */
const MARKER = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
};

/** Where a picture's own orientation is written: the tag of EXIF, a value of 1 to 8. */
const ORIENTATION_TAG = 0x0112;

type Segment = { marker: number; from: number; to: number };

const isFrame = (marker: number) =>
  // SOF0 to SOF15 without the tables (DHT, JPG, DAC) that share their range.
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const pair = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The segments before the picture's data, and where that data begins; nothing when the bytes are not a whole JPEG head. */
function headOf(bytes: Uint8Array): { segments: Segment[]; scanAt: number } | undefined {
  if (pair(bytes, 0) !== 0xff00 + MARKER.start) return undefined;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === MARKER.scan) return { segments, scanAt: at };
    if (marker === 0xff) {
      at += 1; // A fill byte.
      continue;
    }
    const to = at + 2 + pair(bytes, at + 2);
    segments.push({ marker, from: at, to });
    at = to;
  }
  return undefined;
}

/**
 * Where the picture ends; nothing when it breaks off before. Phones append more behind it: a video, a depth map, a second
 * picture with a location of its own.
 */
function endOf(bytes: Uint8Array, scanAt: number): number | undefined {
  let at = scanAt;
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === MARKER.end) return at + 2;
    at += isData ? 1 : 2 + pair(bytes, at + 2);
  }
  return undefined;
}

/** Whether the bytes are a JPEG up to its end marker: half a download has none. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const head = headOf(bytes);
  return head !== undefined && endOf(bytes, head.scanAt) !== undefined;
}

const says = (bytes: Uint8Array, at: number, word: string) =>
  [...word].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const isExif = (bytes: Uint8Array, { marker, from }: Segment) =>
  marker === MARKER.app1 && says(bytes, from + 4, 'Exif\0\0');

function orientationIn(bytes: Uint8Array, { from, to }: Segment): number {
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + from + 10, Math.max(0, to - from - 10));
  if (tiff.byteLength < 8) return 1;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const turned = tiff.getUint16(entry + 8, little);
    return turned >= 1 && turned <= 8 ? turned : 1;
  }
  return 1;
}

/** An EXIF segment that says how the picture is turned and nothing else. */
const onlyOrientation = (orientation: number) =>
  // biome-ignore format: the parts of the segment, one a line
  new Uint8Array([
    0xff, MARKER.app1, 0, 34,
    0x45, 0x78, 0x69, 0x66, 0, 0,
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
    0, 1,
    ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    0, 0, 0, 0,
  ]);

/** Whether a segment is needed to show the picture; the rest tells about the phone, the place and the person. */
const isNeeded = (bytes: Uint8Array, { marker, from }: Segment) => {
  if (marker === MARKER.comment) return false;
  if (marker < MARKER.app0 || marker > MARKER.app15) return true;
  return (
    marker === MARKER.app0 ||
    marker === MARKER.app14 ||
    (marker === MARKER.app2 && says(bytes, from + 4, 'ICC_PROFILE'))
  );
};

/** Width and height in pixels as stored (before any turning) of a JPEG; nothing when its head cannot be read. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const frame = headOf(bytes)?.segments.find(({ marker }) => isFrame(marker));
  return frame && { height: pair(bytes, frame.from + 5), width: pair(bytes, frame.from + 7) };
}

/**
 * The same JPEG, its picture untouched to the bit, without location, phone, date, thumbnails and whatever is hung behind it
 * (ux §4 U3). How it is turned is kept. Bytes that are no whole JPEG come back as they are.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const head = headOf(bytes);
  if (head === undefined) return [bytes];
  const exif = head.segments.find((segment) => isExif(bytes, segment));
  const orientation = exif ? orientationIn(bytes, exif) : 1;
  return [
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [onlyOrientation(orientation)]),
    ...head.segments.filter((segment) => isNeeded(bytes, segment)).map(({ from, to }) => bytes.subarray(from, to)),
    bytes.subarray(head.scanAt, endOf(bytes, head.scanAt) ?? bytes.length),
  ];
}
