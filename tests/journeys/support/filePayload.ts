import type { SampleFile } from '../../../demo-server/files/sampleFiles.ts';

/** A file as Playwright passes it to a file input. */
export type FilePayload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Returns a PDF or JPEG for a file input; its type follows from its name. */
export const filePayload = ({ name, bytes }: SampleFile): FilePayload => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  buffer: bytes,
});

/** A PNG of one white pixel. */
export const whitePixelPng: FilePayload = {
  name: 'captura.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
    'base64',
  ),
};
