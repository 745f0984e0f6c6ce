import { readFileSync } from 'node:fs';

/** Reads a sample file written by qpdf, with one character per byte. Each encrypted one has an owner password. */
export const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url)).toString('latin1');

/** Returns a file with one byte for each character. */
export const file = (text: string) => new Blob([Buffer.from(text, 'latin1')]);

export const filler = (bytes: number) => 'x'.repeat(bytes);
