import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { isLongRun, printFigure, shortOrLong } from '../longRun.ts';
import { accentedNames, hostileNames } from './hostileNames.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

const AT_ONCE = shortOrLong(12, 100);
const MEGABYTE = 1_000_000;
/** Largest growth of the memory during the upload of the largest file, bytes. */
const MAX_MEMORY_GROWTH = 64 * 1024 * 1024;

const start = serverProcesses();
const PDF = Buffer.from('%PDF-1.7\n');
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

let folder: string;
let server: ServerProcess;
let headers: { authorization: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adelantto-uploads-'));
  server = await start('--data-dir', folder);
  headers = await signedUp(server.url, 1);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Returns the names of the stored files; `allFiles` includes those that are still being received. */
const storedFiles = async () => (await readdir(join(folder, 'files'))).sort();
const allFiles = async () => [...(await storedFiles()), ...(await readdir(join(folder, 'incoming')))];
/** Polls, because a rejected upload is deleted after its answer. */
const expectFiles = (files: string[]) => expect.poll(allFiles).toEqual(files);

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
  const answer = await fetch(`${server.url}/api/files`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test(`${AT_ONCE} simultaneous uploads are returned byte for byte`, { timeout: 120_000 }, async () => {
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

describe('an upload whose connection breaks', () => {
  test.each([0, 0.01, 0.5, 0.99])('after a share of %d of its bytes leaves no file', async (share) => {
    const before = await storedFiles();
    const content = Buffer.concat([PDF, randomBytes(2 * MEGABYTE)]);
    await uploadPartly(content, share);
    await expectFiles(before);
    expect(server.isAlive()).toBe(true);
  });
});

describe('the content of a file', () => {
  const wrong: Readonly<Record<string, Buffer>> = {
    'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    'another program': Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)]),
    'an archive': Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)]),
    'an animation': Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(200)]),
    'a text': Buffer.from('solo texto'),
    'a picture cut at its head': JPEG.subarray(0, 2),
    'a document that begins late': Buffer.concat([Buffer.alloc(2000, 0x20), PDF]),
  };

  test.each(Object.keys(wrong))('is rejected when its bytes are %s, whatever its name', async (what) => {
    const before = await storedFiles();
    for (const name of ['foto.jpg', 'estado.pdf', 'foto.png']) {
      expect((await upload(wrong[what] ?? PDF, name)).status).toBe(415);
    }
    await expectFiles(before);
  });

  test('is rejected when it is empty', async () => {
    const before = await storedFiles();
    expect((await upload(Buffer.alloc(0), 'vacía.pdf')).status).toBe(422);
    await expectFiles(before);
  });

  test('of two types at once is served as the detected type and cannot run as a script', async () => {
    const script = Buffer.from('<html><script>parent.alert(1)</script>');
    for (const [head, type] of [
      [JPEG, 'image/jpeg'],
      [PDF, 'application/pdf'],
    ] as const) {
      const { body } = await upload(Buffer.concat([head, script, Buffer.from('PK\x03\x04')]), 'doble.html');
      const shown = await fetch(server.url + body.url);
      expect(shown.headers.get('content-type')).toBe(type);
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(shown.headers.get('content-security-policy')).toContain("default-src 'self'");
    }
  });
});

describe('the name of a file', () => {
  test('is only stored as text, even when it is hostile', async () => {
    expect(hostileNames).toHaveLength(38);
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

  test.each(accentedNames)('keeps its letters: %s', async (name) => {
    expect((await upload(PDF, name)).body.name).toBe(name);
  });
});

// Half a gigabyte takes long, so this runs only in the long run.
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

const EDGE = 'torture-edge';
const opening = Buffer.from(
  `--${EDGE}\r\ncontent-disposition: form-data; name="file"; filename="grande.pdf"\r\n\r\n%PDF-1.7\n`,
);
const closing = Buffer.from(`\r\n--${EDGE}--\r\n`);

const beginUpload = (length: number) =>
  request(`${server.url}/api/files`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${EDGE}`, 'content-length': length },
  });

/** Starts an upload and ends the connection after a share of its bytes. */
function uploadPartly(content: Buffer, share: number): Promise<void> {
  const call = beginUpload(opening.length + content.length + closing.length);
  return new Promise((resolve) => {
    call.on('error', () => {});
    call.on('close', () => resolve());
    call.write(Buffer.concat([opening, content.subarray(0, content.length * share)]), () => call.destroy());
  });
}

/** Sends a PDF of the given size as fast as the server reads it; returns the status. */
function streamPdf(bytes: number): Promise<number> {
  const block = Buffer.alloc(MEGABYTE, 0x20);
  const call = beginUpload(opening.length + bytes - PDF.length + closing.length);
  return new Promise((resolve, reject) => {
    // A server that rejects the upload ends the connection after its answer.
    let status: number | undefined;
    call.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
      resolve(status);
    });
    call.on('error', (error) => (status === undefined ? reject(error) : undefined));
    call.write(opening);
    let remaining = bytes - PDF.length;
    const pump = () => {
      while (remaining > 0 && status === undefined) {
        const part = block.subarray(0, Math.min(remaining, block.length));
        remaining -= part.length;
        if (!call.write(part)) return void call.once('drain', pump);
      }
      call.end(closing);
    };
    pump();
  });
}
