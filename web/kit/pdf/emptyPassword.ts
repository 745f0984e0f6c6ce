import { md5 } from './md5.ts';
import { type Dictionary, isName, type PdfObject } from './objects.ts';
import { rc4 } from './rc4.ts';

/** Padding of passwords shorter than 32 bytes. An empty password is the padding alone (ISO 32000-1, algorithm 2). */
// biome-ignore format: the bytes in two rows
const PADDING = Uint8Array.of(
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
  0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
);

/**
 * Returns whether the empty user password opens a PDF with this encryption dictionary. `id` is the first part of the
 * file's identifier. Throws when the encryption is of an unknown kind.
 */
export async function opensWithEmptyPassword(encryption: Dictionary, id: Uint8Array): Promise<boolean> {
  if (nameIn(encryption, 'Filter') !== 'Standard') throw new Error('Not the standard security handler');
  if (encryptsAttachmentsOnly(encryption)) return true;
  const revision = numberIn(encryption, 'R');
  if (revision === 5 || revision === 6) return await matchesHash(bytesIn(encryption, 'U', 48), revision);
  if (revision >= 2 && revision <= 4) return matchesKey(encryption, id, revision);
  throw new Error(`Unknown revision ${revision}`);
}

/** Returns whether strings and streams are left unencrypted, as version 4 and later allow. */
function encryptsAttachmentsOnly(encryption: Dictionary): boolean {
  const isIdentity = (key: string) => (nameIn(encryption, key) ?? 'Identity') === 'Identity';
  return numberIn(encryption, 'V') >= 4 && isIdentity('StmF') && isIdentity('StrF');
}

/** Revisions 2 to 4: returns whether the empty password's key produces the `U` entry (algorithms 4 and 5). */
function matchesKey(encryption: Dictionary, id: Uint8Array, revision: number): boolean {
  const key = deriveKey(encryption, id, revision);
  if (revision === 2) return startsWith(bytesIn(encryption, 'U', 32), rc4(key, PADDING));
  let expected = md5(concatenate(PADDING, id));
  for (let round = 0; round < 20; round++) {
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  }
  return startsWith(bytesIn(encryption, 'U', 16), expected);
}

/** Returns the encryption key derived from the empty password (algorithm 2). */
function deriveKey(encryption: Dictionary, id: Uint8Array, revision: number): Uint8Array {
  const permissions = new DataView(new ArrayBuffer(4));
  permissions.setInt32(0, numberIn(encryption, 'P'), true);
  const encryptsMetadata = encryption.get('EncryptMetadata') !== false;
  const length = keyLength(encryption);
  let key = md5(
    concatenate(
      PADDING,
      bytesIn(encryption, 'O', 32).subarray(0, 32),
      new Uint8Array(permissions.buffer),
      id,
      revision >= 4 && !encryptsMetadata ? new Uint8Array(4).fill(0xff) : new Uint8Array(),
    ),
  ).subarray(0, length);
  for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key).subarray(0, length);
  return key;
}

/** Returns the key length in bytes. Version 1 always has 40 bits and version 4 always 128, whatever `Length` says. */
function keyLength(encryption: Dictionary): number {
  const version = numberIn(encryption, 'V');
  if (version === 1) return 5;
  if (version === 4) return 16;
  return encryption.has('Length') ? numberIn(encryption, 'Length') / 8 : 5;
}

/**
 * Revisions 5 and 6: returns whether the empty password has the hash of the `U` entry, which holds 32 bytes of hash and
 * then 8 bytes of salt (algorithm 11).
 */
async function matchesHash(user: Uint8Array, revision: 5 | 6): Promise<boolean> {
  const first = await sha(256, user.slice(32, 40));
  return startsWith(user, revision === 5 ? first : await hardenHash(first));
}

/** Returns the hash of revision 6 for an empty password (ISO 32000-2, algorithm 2.B). */
async function hardenHash(first: Bytes): Promise<Bytes> {
  let hash = first;
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const repeated = concatenate(...new Array<Bytes>(64).fill(hash));
    const encrypted = await aes(hash.slice(0, 16), hash.slice(16, 32), repeated);
    // The first 16 bytes as one number, modulo 3. The sum of the bytes has the same remainder because 256 % 3 is 1.
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = await sha(([256, 384, 512] as const)[remainder] ?? 256, encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return hash.slice(0, 32);
}

type Bytes = Uint8Array<ArrayBuffer>;

const sha = async (bits: 256 | 384 | 512, bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes));

/** Encrypts with AES-128 in CBC mode without padding. WebCrypto always adds a block of padding, which is cut off. */
async function aes(key: Bytes, iv: Bytes, bytes: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const padded = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, imported, bytes);
  return new Uint8Array(padded).slice(0, bytes.length);
}

const startsWith = (bytes: Uint8Array, start: Uint8Array): boolean =>
  start.every((byte, index) => byte === bytes[index]);

function concatenate(...parts: readonly Uint8Array[]): Bytes {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    result.set(part, offset);
    offset += part.length;
  }
  return result;
}

function nameIn(dictionary: Dictionary, key: string): string | undefined {
  const value: PdfObject = dictionary.get(key) ?? null;
  return isName(value) ? value.name : undefined;
}

function numberIn(dictionary: Dictionary, key: string): number {
  const value = dictionary.get(key);
  if (typeof value !== 'number') throw new Error(`No number in ${key}`);
  return value;
}

function bytesIn(dictionary: Dictionary, key: string, minLength: number): Uint8Array {
  const value = dictionary.get(key);
  if (!(value instanceof Uint8Array) || value.length < minLength) throw new Error(`Too few bytes in ${key}`);
  return value;
}
