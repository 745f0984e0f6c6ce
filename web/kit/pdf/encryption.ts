import { opensWithEmptyPassword } from './emptyPassword.ts';
import { asText, type Dictionary, isDictionary, isReference, parseObject, type Reference } from './objects.ts';

/** Matches what precedes the dictionary of a trailer or of an object. */
const BEFORE_DICTIONARY = /(?:\btrailer|\bobj)[\s\0]*(?=<<)/g;

/**
 * The file is searched in parts of this many bytes. Encryption dictionaries are shorter than the overlap of two parts.
 */
const PART_BYTES = 4_194_304;
const OVERLAP_BYTES = 65_536;

/**
 * Returns whether a PDF opens without asking for a password. `trailerPart` is the part of the file that holds the
 * trailer with its `Encrypt` entry. Throws when the structure or the encryption of the file cannot be parsed.
 */
export async function opensWithoutPassword(file: Blob, trailerPart: Blob): Promise<boolean> {
  const dictionaries = dictionariesIn(await textOf(trailerPart), BEFORE_DICTIONARY);
  const trailer = dictionaries.filter((entries) => entries.has('Encrypt')).at(-1);
  if (trailer === undefined) throw new Error('No trailer');
  const encryptions = await encryptionsOf(file, trailer);
  if (encryptions.length === 0) throw new Error('No encryption dictionary');
  const id = identifierOf(trailer);
  for (const encryption of encryptions) if (await opensWithEmptyPassword(encryption, id)) return true;
  return false;
}

/** Returns the encryption dictionary; several when the file has more than one object of its number. */
async function encryptionsOf(file: Blob, trailer: Dictionary): Promise<Dictionary[]> {
  const encryption = trailer.get('Encrypt') ?? null;
  if (isDictionary(encryption)) return [encryption];
  const objects = isReference(encryption) ? await objectsIn(file, encryption) : [];
  return objects.filter((entries) => entries.has('Filter'));
}

/**
 * Returns the dictionaries of an object, found by a search for its number. An encryption dictionary is never compressed
 * into an object stream (ISO 32000, 7.5.7).
 */
async function objectsIn(file: Blob, { object, generation }: Reference): Promise<Dictionary[]> {
  const start = new RegExp(`(?:^|\\D)${object}\\s+${generation}\\s+obj[\\s\\0]*(?=<<)`, 'g');
  const found: Dictionary[] = [];
  for (let offset = 0; offset < file.size; offset += PART_BYTES) {
    const part = file.slice(offset, offset + PART_BYTES + OVERLAP_BYTES);
    found.push(...dictionariesIn(await textOf(part), start));
  }
  return found;
}

/** Returns the dictionaries that follow each match of `start`. Those that cannot be parsed are skipped. */
function dictionariesIn(text: string, start: RegExp): Dictionary[] {
  return [...text.matchAll(start)].flatMap((match) => {
    try {
      const object = parseObject(text, match.index + match[0].length);
      return isDictionary(object) ? [object] : [];
    } catch {
      return [];
    }
  });
}

/** Returns the first part of the file's identifier, empty when it has none. */
function identifierOf(trailer: Dictionary): Uint8Array {
  const id = trailer.get('ID');
  if (id === undefined) return new Uint8Array();
  const first = Array.isArray(id) ? id[0] : undefined;
  if (first instanceof Uint8Array) return first;
  throw new Error('The identifier is in another object');
}

const textOf = async (part: Blob): Promise<string> => asText(new Uint8Array(await part.arrayBuffer()));
