/** How much of each end of a PDF is searched, in bytes: a trailer is far shorter. */
const REACH = 65_536;

/** `/Encrypt 12 0 R`, or the dictionary itself; not `/EncryptMetadata`. */
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/**
 * Whether a PDF asks for a password before it opens. Most encrypted PDFs do not: bank statements are locked against
 * editing only, and the empty password opens them. When it cannot be told, the answer is no: the server and the back
 * office see the file too.
 */
export async function needsPassword(file: Blob): Promise<boolean> {
  const encrypted = await encryptedPart(file);
  if (encrypted === undefined) return false;
  try {
    // Only few owners ever choose an encrypted PDF.
    const { opensWithoutPassword } = await import('./encryption.ts');
    return !(await opensWithoutPassword(file, encrypted));
  } catch {
    return false;
  }
}

/**
 * The part of an encrypted PDF whose trailer says that it is. The trailer stands at the end, or, in a PDF of 1.5 and
 * later or one made for the web, where the last `startxref` points.
 */
async function encryptedPart(file: Blob): Promise<Blob | undefined> {
  const end = file.slice(Math.max(0, file.size - REACH));
  const endText = await textOf(end);
  if (ENCRYPT.test(endText)) return end;
  const pointer = [...endText.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (pointer === undefined) return undefined;
  const pointed = file.slice(Number(pointer), Number(pointer) + REACH);
  return ENCRYPT.test(await textOf(pointed)) ? pointed : undefined;
}

/** Byte for byte: a decoder of UTF-8 would stumble over the binary parts. */
const textOf = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());
