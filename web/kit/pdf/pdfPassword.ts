/** Size of the searched parts, in bytes. A trailer is far shorter. */
const TRAILER_BYTES = 65_536;

/** Matches `/Encrypt 12 0 R`, or the dictionary itself, but not `/EncryptMetadata`. */
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Returns whether a PDF asks for a password when it is opened. Most encrypted PDFs do not: bank statements are locked
 * against editing only and open with the empty password. Returns false when the encryption cannot be parsed, because
 * the server and the back office check the file too.
 */
export async function needsPassword(file: Blob): Promise<boolean> {
  const encrypted = await encryptedPart(file);
  if (encrypted === undefined) return false;
  try {
    // Loaded on demand: few owners ever choose an encrypted PDF.
    const { opensWithoutPassword } = await import('./encryption.ts');
    return !(await opensWithoutPassword(file, encrypted));
  } catch {
    return false;
  }
}

/**
 * Returns the part of an encrypted PDF whose trailer has the `Encrypt` entry, or undefined when the PDF is not
 * encrypted. The trailer is at the end of the file, or, in PDF 1.5 and later and in linearized files, where the last
 * `startxref` points.
 */
async function encryptedPart(file: Blob): Promise<Blob | undefined> {
  const end = file.slice(Math.max(0, file.size - TRAILER_BYTES));
  const endText = await textOf(end);
  if (ENCRYPT.test(endText)) return end;
  const pointer = [...endText.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (pointer === undefined) return undefined;
  const pointed = file.slice(Number(pointer), Number(pointer) + TRAILER_BYTES);
  return ENCRYPT.test(await textOf(pointed)) ? pointed : undefined;
}

/** Decodes one character per byte: the binary parts of a PDF are not valid UTF-8. */
const textOf = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());
