/** How much of each end of a PDF is searched, in bytes: a trailer is far shorter. */
const REACH = 65_536;

/** `/Encrypt 12 0 R`, or the dictionary itself; not `/EncryptMetadata`. */
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

async function text(file: Blob, from: number): Promise<string> {
  const bytes = await file.slice(Math.max(0, from), Math.max(0, from) + REACH).arrayBuffer();
  // Byte for byte: a decoder would stumble over the binary parts.
  return new TextDecoder('latin1').decode(bytes);
}

/**
 * Whether a PDF is encrypted. Its trailer says so: it stands at the end, or, in a PDF of 1.5 and later or one made for
 * the web, where the last `startxref` points.
 */
export async function needsPassword(file: Blob): Promise<boolean> {
  const end = await text(file, file.size - REACH);
  if (ENCRYPT.test(end)) return true;
  const pointer = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (pointer === undefined) return false;
  return ENCRYPT.test(await text(file, Number(pointer)));
}
