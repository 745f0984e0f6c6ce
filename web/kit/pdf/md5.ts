const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;
const SINES = Int32Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));
const BLOCK_BYTES = 64;

/** Returns the MD5 digest (RFC 1321). PDF encryption up to revision 4 uses it, and WebCrypto does not offer it. */
export function md5(message: Uint8Array): Uint8Array {
  const padded = withPadding(message);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    addBlock(state, new DataView(padded.buffer, offset, BLOCK_BYTES));
  }
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word, true);
  return new Uint8Array(digest.buffer);
}

/** Fills up the last block with a 1 bit, zeros, and the length in bits as a 64-bit number. */
function withPadding(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, message.length * 8, true);
  view.setUint32(padded.length - 4, Math.floor(message.length / 2 ** 29), true);
  return padded;
}

function addBlock(state: Int32Array, block: DataView): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step++) {
    const { mixed, word } = mix(step, b, c, d);
    const sum = (a + mixed + (SINES[step] ?? 0) + block.getInt32(word * 4, true)) | 0;
    const shift = SHIFTS[step >> 4]?.[step & 3] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  for (const [index, word] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + word;
}

/** Returns the value of the round's function, and the index of the block's word that this step adds. */
function mix(step: number, b: number, c: number, d: number): { mixed: number; word: number } {
  if (step < 16) return { mixed: (b & c) | (~b & d), word: step };
  if (step < 32) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) & 15 };
  if (step < 48) return { mixed: b ^ c ^ d, word: (3 * step + 5) & 15 };
  return { mixed: c ^ (b | ~d), word: (7 * step) & 15 };
}
