import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { beginUpload } from '../demo-server/support/beginUpload.ts';
import type { TestOwner } from '../demo-server/support/owner.ts';
import { isLongRun, printFigure, shortOrLong } from '../longRun.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

const AT_ONCE = shortOrLong(12, 100);
const MEGABYTE = 1_000_000;
/** Largest growth of the memory during the upload of the largest file, bytes. */
const MAX_MEMORY_GROWTH = 64 * 1024 * 1024;

const start = serverProcesses();
const PDF = Buffer.from('%PDF-1.7\n');

let folder: string;
let server: ServerProcess;
let owner: TestOwner;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adelantto-uploads-'));
  server = await start('--data-dir', folder);
  owner = await signedUp(server);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Hostile or odd names of files, one of each kind; none of them may be used as a path or in a header. */
const hostileNames: readonly string[] = [
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'C:\\CON.pdf',
  '..',
  '~/.ssh/id_rsa',
  'https://example.test/a.pdf',
  'a%2fb%00.pdf',
  'a\u0000.pdf',
  'a\u0007b\u200b.pdf',
  'a\u202efdp.exe',
  '"><script>alert(1)</script>.pdf',
  "'; DROP TABLE files; --.pdf",
  '__proto__',
  '$(reboot) `reboot` {{7*7}}.pdf',
  'a;b=c, d.pdf',
  ' ',
  `${'é'.repeat(200)}.pdf`,
  '\ud83d.pdf',
  `${'x'.repeat(254)}😀😀.jpg`,
];

/** Returns the names of the stored files; `allFiles` includes those that are still being received. */
const storedFiles = async () => (await readdir(join(folder, 'files'))).sort();
const allFiles = async () => [...(await storedFiles()), ...(await readdir(join(folder, 'incoming')))];
/** Polls, because a rejected upload is deleted after its answer. */
const expectFiles = (files: string[]) => expect.poll(allFiles).toEqual(files);

const upload = (bytes: Buffer, name: string) => owner.upload(name, bytes, 'text/html');

test(`${AT_ONCE} simultaneous uploads are returned byte for byte`, async () => {
  const contents = Array.from({ length: AT_ONCE }, (_, i) => Buffer.concat([PDF, randomBytes(10_000 + i * 7919)]));
  const taken = await Promise.all(contents.map((bytes, i) => upload(bytes, `recibo ${i}.pdf`)));
  for (const [i, { status, body }] of taken.entries()) {
    expect(status).toBe(200);
    const found = await fetch(server.url + body.url);
    expect(contents[i]?.equals(Buffer.from(await found.arrayBuffer())), `recibo ${i}`).toBe(true);
  }
  expect(new Set(taken.map(({ body }) => body.id)).size).toBe(AT_ONCE);
  printFigure(`${AT_ONCE} uploads at once, all byte-equal`);
});

describe('the name of a file', () => {
  test('is only stored as text, even when it is hostile', async () => {
    for (const name of hostileNames) {
      const before = await storedFiles();
      const { status, body } = await upload(Buffer.concat([PDF, Buffer.from(name)]), name);
      // The form parser rejects an empty name as no file, and a name with a NUL as no form.
      if (status !== 200) {
        expect([400, 422], name).toContain(status);
        expect(await storedFiles(), name).toEqual(before);
        continue;
      }
      const shown = await fetch(server.url + body.url);
      expect(shown.status, name).toBe(200);
      expect(shown.headers.get('content-disposition'), name).toMatch(/^inline; filename\*=UTF-8''[\w!~*'().%-]+$/);
      expect(body.id).toMatch(/^[\w-]+$/);
    }
    for (const file of await allFiles()) expect(file).toMatch(/^[\w-]+$/);
  });
});

// Half a gigabyte takes long, so this runs only in the full-length run.
describe.skipIf(!isLongRun)('the largest file', { timeout: 600_000 }, () => {
  test('is stored with constant memory', async () => {
    const before = await storedFiles();
    const idle = await server.memory();
    expect(await streamPdf(MAX_FILE_BYTES)).toBe(200);
    const loaded = await server.memory();
    expect(await storedFiles()).toHaveLength(before.length + 1);
    if (!idle || !loaded) return;
    expect(loaded.most - idle.now).toBeLessThan(MAX_MEMORY_GROWTH);
    printFigure(`500 MB taken in with ${((loaded.most - idle.now) / 2 ** 20).toFixed(0)} MiB of memory`);
  });

  test('plus one megabyte is rejected and leaves no file', async () => {
    const before = await storedFiles();
    expect(await streamPdf(MAX_FILE_BYTES + MEGABYTE)).toBe(413);
    await expectFiles(before);
  });
});

/** Sends a PDF of so many bytes as fast as the server reads it; returns the status. */
async function streamPdf(size: number): Promise<number> {
  const { call, closing } = beginUpload(server.url, owner.token, { name: 'grande.pdf', size });
  const answered = once(call, 'response');
  const block = Buffer.alloc(MEGABYTE, ' ');
  function* content() {
    yield PDF;
    for (let left = size - PDF.length; left > 0; left -= MEGABYTE) yield block.subarray(0, left);
    yield closing;
  }
  // A server that rejects the upload ends the connection after its answer.
  pipeline(Readable.from(content()), call).catch(() => {});
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}
