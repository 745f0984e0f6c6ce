import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { needsPassword } from '#kit/pdf/pdfPassword.ts';
import { file, filler, fixture } from './samplePdfs.ts';

const FAR = 100_000;

const linearized = (text: string, pointer = '\nstartxref\n') =>
  text.replace('\nxref\n0 2', `\n%${filler(FAR)}\nxref\n0 2`).replace(/\nstartxref\n(?=\d{3})/, pointer);

/** Moves the cross-reference stream away from both ends of the file. */
function farFromBothEnds(text: string): string {
  const stream = /(?<=\n)\d+ 0 obj\n<< \/Type \/XRef/;
  const moved = text.replace(stream, (start) => `%${filler(FAR)}\n${start}`);
  return moved.replace(/\nstartxref\n\d+/, `\n%${filler(FAR)}\nstartxref\n${moved.search(stream)}`);
}

describe('an encryption is also found in the trailer', () => {
  test.each([
    ['at the beginning of a large linearized file', 'aes-128-linearized', (text: string) => linearized(text)],
    [
      'that the last of several pointers names, with line breaks of Windows',
      'aes-128-linearized',
      (text: string) => linearized(text, '\nstartxref\n99999999\n%%EOF\nstartxref\r\n'),
    ],
    ['of a cross-reference stream far from both ends of the file', 'aes-256-xref-stream', farFromBothEnds],
  ])('%s', async (_, name, changed) => {
    expect(await needsPassword(file(changed(fixture(`${name}-user-password`))))).toBe(true);
    expect(await needsPassword(file(changed(fixture(`${name}-editing-locked`))))).toBe(false);
  });

  test('beside an object of the same number that is damaged', async () => {
    const damaged = fixture('rc4-128-user-password').replace('5 0 obj', '5 0 obj <</Old )>> endobj\n5 0 obj');
    expect(await needsPassword(file(damaged))).toBe(true);
  });
});

describe('to spare the memory of a phone', () => {
  /** Returns the sizes of the parts that were read, from now on. */
  function readSizes(): () => number[] {
    const read = vi.spyOn(Blob.prototype, 'arrayBuffer');
    onTestFinished(() => read.mockRestore());
    return () => read.mock.contexts.map((part) => (part as Blob).size);
  }

  test('no more than 128 kB of a plain PDF are read, however large it is', async () => {
    const sizes = readSizes();
    await needsPassword(file(`%PDF-1.7\n%${filler(1_000_000)}\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`));
    expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(131_072);
  });

  test('a large encrypted PDF is searched in parts', async () => {
    const sizes = readSizes();
    const large = fixture('rc4-128-user-password').replace('\n5 0 obj', `\n%${filler(9_000_000)}\n5 0 obj`);
    expect(await needsPassword(file(large))).toBe(true);
    expect(Math.max(...sizes())).toBeLessThan(5_000_000);
  });
});
