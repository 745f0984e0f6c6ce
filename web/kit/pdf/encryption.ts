import { opensWithEmptyPassword } from './emptyPassword.ts';
import { asText, type Dictionary, isDictionary, isReference, parseObject, type Reference } from './objects.ts';

/** Where the dictionary of a trailer, or of any object, begins. */
const BEFORE_DICTIONARY = /(?:\btrailer|\bobj)[\s\0]*(?=<<)/g;

/** A file is searched in parts of so many bytes; none of its dictionaries that matter here is longer than the overlap. */
const PART = 4_194_304;
const OVERLAP = 65_536;

/**
 * Whether a PDF opens without asking for a password. `around` is the part of the file that holds the trailer with its
 * `Encrypt` entry. Throws when the structure or the encryption of the file cannot be understood.
 */
export async function opensWithoutPassword(file: Blob, around: Blob): Promise<boolean> {
  const dictionaries = dictionariesIn(await textOf(around), BEFORE_DICTIONARY);
  const trailer = dictionaries.filter((entries) => entries.has('Encrypt')).at(-1);
  if (trailer === undefined) throw new Error('No trailer');
  const encryptions = await encryptionsOf(file, trailer);
  if (encryptions.length === 0) throw new Error('No encryption dictionary');
  const id = identifierOf(trailer);
  for (const encryption of encryptions) if (await opensWithEmptyPassword(encryption, id)) return true;
  return false;
}

/** The encryption dictionary; several when the file holds more than one object of its number. */
async function encryptionsOf(file: Blob, trailer: Dictionary): Promise<Dictionary[]> {
  const encryption = trailer.get('Encrypt') ?? null;
  if (isDictionary(encryption)) return [encryption];
  const objects = isReference(encryption) ? await objectsIn(file, encryption) : [];
  return objects.filter((entries) => entries.has('Filter'));
}

/** It is never compressed into an object stream (ISO 32000, 7.5.7), so its number can be searched for. */
async function objectsIn(file: Blob, { object, generation }: Reference): Promise<Dictionary[]> {
  const start = new RegExp(`(?:^|\\D)${object}\\s+${generation}\\s+obj[\\s\\0]*(?=<<)`, 'g');
  const found: Dictionary[] = [];
  for (let at = 0; at < file.size; at += PART) {
    found.push(...dictionariesIn(await textOf(file.slice(at, at + PART + OVERLAP)), start));
  }
  return found;
}

/** The dictionaries that begin behind each match; what cannot be parsed is left out. */
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

/** The first part of the file's identifier, empty when it has none. */
function identifierOf(trailer: Dictionary): Uint8Array {
  const id = trailer.get('ID');
  if (id === undefined) return new Uint8Array();
  const first = Array.isArray(id) ? id[0] : undefined;
  if (first instanceof Uint8Array) return first;
  throw new Error('The identifier is written elsewhere');
}

const textOf = async (part: Blob): Promise<string> => asText(new Uint8Array(await part.arrayBuffer()));
