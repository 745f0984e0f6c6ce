/** Marker bytes of a JPEG that are used here. */
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

/** EXIF tag of the picture's orientation, a value of 1 to 8. */
const ORIENTATION_TAG = 0x0112;

/** Segment of a JPEG; `from` and `to` are offsets in bytes. */
type Segment = { marker: number; from: number; to: number };

const isFrameHeader = (marker: number) =>
  // SOF0 to SOF15, without the DHT, JPG and DAC markers that share their range.
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const uint16At = (bytes: Uint8Array, offset: number) => ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);

/** Returns the segments before the image data and the offset of that data; undefined when the header is incomplete. */
function parseHeader(bytes: Uint8Array): { segments: Segment[]; scanOffset: number } | undefined {
  if (uint16At(bytes, 0) !== 0xff00 + MARKER.start) return undefined;
  const segments: Segment[] = [];
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === MARKER.scan) return { segments, scanOffset: offset };
    if (marker === 0xff) {
      offset += 1; // A fill byte.
      continue;
    }
    const to = offset + 2 + uint16At(bytes, offset + 2);
    segments.push({ marker, from: offset, to });
    offset = to;
  }
  return undefined;
}

/** Markers of segments that may be within the image data: DHT, DAC, the next scan, DQT, DNL, DRI. */
const BETWEEN_SCANS = new Set([0xc4, 0xcc, MARKER.scan, 0xdb, 0xdc, 0xdd]);

/**
 * Returns the offset at which the image data ends: that of the end marker, of another marker that cannot be in the image
 * data, or of the end of the file. Phones append more data: a video, a depth map, a second picture with its own location.
 */
function findEnd(bytes: Uint8Array, scanOffset: number): number {
  let offset = scanOffset;
  while (offset + 1 < bytes.length) {
    const marker = bytes[offset] === 0xff ? (bytes[offset + 1] ?? 0) : 0;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData && !BETWEEN_SCANS.has(marker)) return offset;
    offset += isData ? 1 : 2 + uint16At(bytes, offset + 2);
  }
  return bytes.length;
}

/**
 * Returns how the image data of a JPEG end: by the end marker, by another marker, or by the end of the file, as after an
 * interrupted download. Undefined when its header cannot be read.
 */
export function endOfImage(bytes: Uint8Array<ArrayBuffer>): 'end marker' | 'other marker' | 'end of file' | undefined {
  const header = parseHeader(bytes);
  if (header === undefined) return undefined;
  const end = findEnd(bytes, header.scanOffset);
  if (end >= bytes.length) return 'end of file';
  return bytes[end + 1] === MARKER.end ? 'end marker' : 'other marker';
}

const hasTextAt = (bytes: Uint8Array, offset: number, text: string) =>
  [...text].every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

const isExif = (bytes: Uint8Array, { marker, from }: Segment) =>
  marker === MARKER.app1 && hasTextAt(bytes, from + 4, 'Exif\0\0');

/** Returns the orientation of an EXIF segment, 1 to 8; 1 (upright) when it has none. */
function orientationIn(bytes: Uint8Array, { from, to }: Segment): number {
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + from + 10, Math.max(0, to - from - 10));
  if (tiff.byteLength < 8) return 1;
  const isLittleEndian = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, isLittleEndian);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(entry, isLittleEndian) !== ORIENTATION_TAG) continue;
    const orientation = tiff.getUint16(entry + 8, isLittleEndian);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** Returns an EXIF segment that holds the orientation only. */
const orientationSegment = (orientation: number) =>
  // biome-ignore format: the parts of the segment, one a line
  new Uint8Array([
    0xff, MARKER.app1, 0, 34,
    0x45, 0x78, 0x69, 0x66, 0, 0,
    0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
    0, 1,
    ORIENTATION_TAG >> 8, ORIENTATION_TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    0, 0, 0, 0,
  ]);

/** Returns whether a segment is needed to render the picture. The others may identify the phone, place or person. */
const isNeeded = (bytes: Uint8Array, { marker, from }: Segment) => {
  if (marker === MARKER.comment) return false;
  if (marker < MARKER.app0 || marker > MARKER.app15) return true;
  return (
    marker === MARKER.app0 ||
    marker === MARKER.app14 ||
    (marker === MARKER.app2 && hasTextAt(bytes, from + 4, 'ICC_PROFILE'))
  );
};

/** Returns width and height of a JPEG in pixels, before rotation; undefined when its header cannot be read. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const frame = parseHeader(bytes)?.segments.find(({ marker }) => isFrameHeader(marker));
  return frame && { height: uint16At(bytes, frame.from + 5), width: uint16At(bytes, frame.from + 7) };
}

/**
 * Returns a JPEG without location, phone, date, thumbnails and data appended behind the end marker. Its image data and
 * its orientation stay unchanged. Bytes that are not a complete JPEG are returned as they are.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const header = parseHeader(bytes);
  if (header === undefined) return [bytes];
  const exif = header.segments.find((segment) => isExif(bytes, segment));
  const orientation = exif ? orientationIn(bytes, exif) : 1;
  return [
    bytes.subarray(0, 2),
    ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
    ...header.segments.filter((segment) => isNeeded(bytes, segment)).map(({ from, to }) => bytes.subarray(from, to)),
    bytes.subarray(header.scanOffset, findEnd(bytes, header.scanOffset) + 2),
  ];
}
