import { correctionOf } from './reedSolomon.ts';

/** Sizes 1 to 9 (21 to 53 modules) at correction level M: correction bytes of a block, and blocks (ISO 18004, table 9). */
const sizes = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
] as const;

/** Any of the eight may be used; choosing the evenest helps damaged prints, not screens. */
const MASK = 0;
const isMasked = (x: number, y: number): boolean => (x + y) % 2 === 0;

/** Which modules of the QR code of a text are dark, row by row. Throws a RangeError above 180 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const size = sizes.findIndex((_, i) => capacity(i + 1) >= bytes.length + HEAD_BYTES) + 1;
  if (size === 0) throw new RangeError('The text is too long for a QR code');
  const drawing = new Drawing(size);
  drawing.data(withCorrection(codewordsOf(bytes, capacity(size)), size));
  return drawing.rows;
}

/** Mode and length take 12 bits. */
const HEAD_BYTES = 2;

/** Bytes that a size holds besides its correction. */
function capacity(size: number): number {
  const [correction, blocks] = sizes[size - 1] ?? [0, 0];
  return wholeBytes(size) - correction * blocks;
}

/** Bytes that fit where no pattern stands. */
function wholeBytes(size: number): number {
  const aligned = alignments(size).length;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * size + 128) * size + 64 - patterns - (size >= 7 ? 36 : 0)) / 8);
}

/** Mode "bytes", the length, the bytes, and what fills the rest. */
function codewordsOf(bytes: readonly number[], count: number): number[] {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap((byte) => bitsOf(byte, 8))];
  bits.push(...Array<number>(Math.min(4, count * 8 - bits.length)).fill(0));
  while (bits.length % 8 > 0) bits.push(0);
  const codewords = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let filler = 0xec; codewords.length < count; filler ^= 0xec ^ 0x11) codewords.push(filler);
  return codewords;
}

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);

/** Data and correction of all blocks, woven together: one spot of dirt then hurts each block a little. */
function withCorrection(data: readonly number[], size: number): number[] {
  const [correction, count] = sizes[size - 1] ?? [0, 1];
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  let taken = 0;
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(taken, taken + short + (i >= longFrom ? 1 : 0));
    taken += block.length;
    return { block, extra: correctionOf(block, correction) };
  });
  const woven = (length: number, of: (i: number) => readonly number[]) =>
    Array.from({ length }, (_, at) => blocks.flatMap((_block, i) => of(i)[at] ?? [])).flat();
  return [...woven(short + 1, (i) => blocks[i]?.block ?? []), ...woven(correction, (i) => blocks[i]?.extra ?? [])];
}

const sideOf = (size: number): number => size * 4 + 17;

/** Where the centres of the small squares stand, in both directions. */
function alignments(size: number): number[] {
  if (size === 1) return [];
  const last = sideOf(size) - 7;
  return size < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

class Drawing {
  readonly rows: boolean[][];
  readonly #side: number;
  /** Where a pattern stands that is neither data nor masked. */
  readonly #taken: boolean[][];

  constructor(size: number) {
    this.#side = sideOf(size);
    const empty = () => Array.from({ length: this.#side }, () => Array<boolean>(this.#side).fill(false));
    this.rows = empty();
    this.#taken = empty();
    this.#timing();
    for (const [x, y] of [
      [3, 3],
      [this.#side - 4, 3],
      [3, this.#side - 4],
    ] as const) {
      this.#square(x, y, 4, [0, 1, 3]);
    }
    this.#alignment(alignments(size));
    this.#format();
    if (size >= 7) this.#version(size);
  }

  /** Bits go in columns of two, up and down in turns, from the right. */
  data(codewords: readonly number[]): void {
    const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8));
    let next = 0;
    for (let right = this.#side - 1; right >= 1; right -= right === 8 ? 3 : 2) {
      const isUpward = (right + 1) % 4 < 2;
      for (let step = 0; step < this.#side; step += 1) {
        const y = isUpward ? this.#side - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.rows[y];
          if (!row || this.#taken[y]?.[x]) continue;
          row[x] = (bits[next] === 1) !== isMasked(x, y);
          next += 1;
        }
      }
    }
  }

  #set(x: number, y: number, dark: boolean): void {
    const [row, taken] = [this.rows[y], this.#taken[y]];
    if (!row || !taken || x < 0 || x >= this.#side) return;
    row[x] = dark;
    taken[x] = true;
  }

  #timing(): void {
    for (let i = 0; i < this.#side; i += 1) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
  }

  /** Squares within each other; `dark` names those that are, by their distance from the centre. */
  #square(x: number, y: number, reach: number, dark: readonly number[]): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        this.#set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  #alignment(centres: readonly number[]): void {
    const [first = 0, last = 0] = [centres[0], centres.at(-1)];
    for (const x of centres) {
      for (const y of centres) {
        const isCorner = (x === first && y === first) || (x === last && y === first) || (x === first && y === last);
        if (!isCorner) this.#square(x, y, 2, [0, 2]);
      }
    }
  }

  /** Level M and the mask, twice, and the one module that is always dark. */
  #format(): void {
    const bits = (remembered(MASK, 10, 0x537) ^ 0x5412) >>> 0;
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    for (let i = 0; i < 15; i += 1) {
      const near = i < 6 ? i : i < 8 ? i + 1 : undefined;
      if (near !== undefined) this.#set(8, near, bit(i));
      else this.#set(i === 8 ? 7 : 14 - i, 8, bit(i));
      if (i < 8) this.#set(this.#side - 1 - i, 8, bit(i));
      else this.#set(8, this.#side - 15 + i, bit(i));
    }
    this.#set(8, this.#side - 8, true);
  }

  #version(size: number): void {
    const bits = remembered(size, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [far, near] = [this.#side - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(far, near, ((bits >>> i) & 1) === 1);
      this.#set(near, far, ((bits >>> i) & 1) === 1);
    }
  }
}

/** A number with so many check bits behind it. */
function remembered(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < count; i += 1) rest = (rest << 1) ^ ((rest >>> (count - 1)) * divisor);
  return (value << count) | rest;
}
