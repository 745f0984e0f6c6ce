/** Red, green, blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** Side of a JPEG block, pixels. Each block of a sample has one colour. */
const BLOCK = 8;

/** Quantization step that makes a block's DC coefficient equal to its mean colour minus 128. */
const QUANTUM = 8;

/** DC difference categories: 0 to 9 bits. The Huffman code of each is its own number in four bits. */
const CATEGORIES = Array.from({ length: 10 }, (_, category) => category);

/**
 * Returns a valid baseline JPEG of flat blocks of 8 × 8 pixels. Of each block only the mean is written; its other 63
 * coefficients are a single end-of-block bit. `colourAt` is called for each block, row by row.
 */
export function sampleJpeg(columns: number, rows: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const [width, height] = [columns * BLOCK, rows * BLOCK];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => QUANTUM)]),
    // Three components, no subsampling, all with the same tables.
    segment(0xc0, [8, ...word(height), ...word(width), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0x00, 0, 0, 0, CATEGORIES.length, ...zeros(12), ...CATEGORIES]),
    segment(0xc4, [0x10, 1, ...zeros(15), 0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    blocks(columns, rows, colourAt),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const word = (value: number): [number, number] => [value >> 8, value & 0xff];

const segment = (marker: number, body: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, ...word(body.length + 2), ...body]);

/** Returns the entropy-coded blocks: of each component the difference to the block before, then the end of block. */
function blocks(columns: number, rows: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const bytes: number[] = [];
  let [pending, count] = [0, 0];
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      pending = (pending << 1) | ((value >> bit) & 1);
      count += 1;
      if (count < 8) continue;
      bytes.push(pending);
      // 0xff would start a marker and is followed by a zero byte.
      if (pending === 0xff) bytes.push(0);
      [pending, count] = [0, 0];
    }
  };

  const before = [0, 0, 0];
  for (let i = 0; i < columns * rows; i += 1) {
    for (const [component, value] of inYCbCr(colourAt(i % columns, Math.floor(i / columns))).entries()) {
      const difference = value - (before[component] ?? 0);
      before[component] = value;
      const bits = Math.abs(difference).toString(2).length - (difference === 0 ? 1 : 0);
      put(bits, 4);
      // Negative differences are written in ones' complement.
      put(difference < 0 ? difference + 2 ** bits - 1 : difference, bits);
      put(0, 1);
    }
  }
  while (count > 0) put(1, 1);
  return Buffer.from(bytes);
}

/** Converts a colour to YCbCr as JFIF defines it, each component centred on zero. */
const inYCbCr = ([r, g, b]: Colour): number[] =>
  [
    0.299 * r + 0.587 * g + 0.114 * b - 128,
    (b - r * 0.299 - g * 0.587 - b * 0.114) / 1.772,
    (r - (0.299 * r + 0.587 * g + 0.114 * b)) / 1.402,
  ].map((value) => Math.max(-128, Math.min(127, Math.round(value))));
