/** Encrypts or decrypts with RC4. PDF encryption up to revision 4 uses it, and WebCrypto does not offer it. */
export function rc4(key: Uint8Array, message: Uint8Array): Uint8Array {
  const state = keySchedule(key);
  let i = 0;
  let j = 0;
  return message.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(state, i)) & 255;
    swap(state, i, j);
    return byte ^ at(state, (at(state, i) + at(state, j)) & 255);
  });
}

function keySchedule(key: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + at(state, i) + at(key, i % key.length)) & 255;
    swap(state, i, j);
  }
  return state;
}

const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;

function swap(state: Uint8Array, i: number, j: number): void {
  [state[i], state[j]] = [at(state, j), at(state, i)];
}
