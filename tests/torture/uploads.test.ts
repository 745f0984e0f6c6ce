import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/uploadedFile';
import { accentedNames, hostileNames } from './hostileNames.ts';
import { isWhole, of, tells } from './scale.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

const AT_ONCE = of(12, 100);
const MEGABYTE = 1_000_000;
/** What taking in the largest file may cost in memory, bytes. */
const FLAT = 64 * 1024 * 1024;

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

/** What was taken in, and what is on its way. */
const kept = async () => (await readdir(join(folder, 'files'))).sort();
const lying = async () => [...(await kept()), ...(await readdir(join(folder, 'incoming')))];
/** A refusal does not wait until what it refused is gone. */
const lies = (files: string[]) => expect.poll(lying, { timeout: 5000 }).toEqual(files);

async function upload(bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
  const answer = await fetch(`${server.url}/api/files`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

test(`${AT_ONCE} uploads at once come back byte for byte`, { timeout: 120_000 }, async () => {
  const contents = Array.from({ length: AT_ONCE }, (_, i) => Buffer.concat([PDF, randomBytes(10_000 + i * 7919)]));
  const taken = await Promise.all(contents.map((bytes, i) => upload(bytes, `recibo ${i}.pdf`)));
  for (const [i, { status, body }] of taken.entries()) {
    expect(status).toBe(200);
    const found = await fetch(server.url + body.url);
    expect(contents[i]?.equals(Buffer.from(await found.arrayBuffer())), `recibo ${i}`).toBe(true);
  }
  expect(new Set(taken.map(({ body }) => body.id)).size).toBe(AT_ONCE);
  tells(`${AT_ONCE} uploads at once, all byte-equal`);
});

describe('an upload that breaks off', () => {
  test.each([0, 0.01, 0.5, 0.99])('at %d of its way leaves nothing', async (share) => {
    const before = await kept();
    const content = Buffer.concat([PDF, randomBytes(2 * MEGABYTE)]);
    await brokenOff(content, share);
    await lies(before);
    expect(server.isAlive()).toBe(true);
  });
});

describe('what a file is', () => {
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

  test.each(Object.keys(wrong))('%s is refused by its bytes, whatever its name says', async (what) => {
    const before = await kept();
    for (const name of ['foto.jpg', 'estado.pdf', 'foto.png']) {
      expect((await upload(wrong[what] ?? PDF, name)).status).toBe(415);
    }
    await lies(before);
  });

  test('nothing at all is refused', async () => {
    const before = await kept();
    expect((await upload(Buffer.alloc(0), 'vacía.pdf')).status).toBe(422);
    await lies(before);
  });

  test('of two kinds at once is shown as the one that it was taken for, and runs nowhere', async () => {
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

describe('a name', () => {
  test('that means harm is a text and nothing else', async () => {
    expect(hostileNames).toHaveLength(38);
    for (const name of hostileNames) {
      const before = await kept();
      const { status, body } = await upload(Buffer.concat([PDF, Buffer.from(name)]), name);
      // To the parser of forms an emptied name is no file, and one with a zero in it no form.
      if (status !== 200) {
        expect([400, 422], name).toContain(status);
        expect(await kept(), name).toEqual(before);
        continue;
      }
      const shown = await fetch(server.url + body.url);
      expect(shown.status, name).toBe(200);
      expect(shown.headers.get('content-disposition'), name).toMatch(/^inline; filename\*=UTF-8''[\w!~*'().%-]+$/);
      expect(body.id).toMatch(/^[\w-]+$/);
    }
    for (const file of await lying()) expect(file).toMatch(/^[\w-]+$/);
  });

  test.each(accentedNames)('%s keeps its letters', async (name) => {
    expect((await upload(PDF, name)).body.name).toBe(name);
  });
});

// Half a gigabyte takes its time: only at full length.
describe.skipIf(!isWhole)('the largest file', { timeout: 600_000 }, () => {
  test('is taken in flat memory', async () => {
    const before = await kept();
    const idle = await server.memory();
    expect(await streamed(MAX_FILE_BYTES)).toBe(200);
    const loaded = await server.memory();
    expect(await kept()).toHaveLength(before.length + 1);
    if (!idle || !loaded) return;
    expect(loaded.most - idle.now).toBeLessThan(FLAT);
    tells(`500 MB taken in with ${((loaded.most - idle.now) / 2 ** 20).toFixed(0)} MiB of memory`);
  });

  test('and one megabyte more is refused, and leaves nothing', async () => {
    const before = await kept();
    expect(await streamed(MAX_FILE_BYTES + MEGABYTE)).toBe(413);
    await lies(before);
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

/** Begins an upload and ends the connection after a share of its bytes. */
function brokenOff(content: Buffer, share: number): Promise<void> {
  const call = beginUpload(opening.length + content.length + closing.length);
  return new Promise((resolve) => {
    call.on('error', () => {});
    call.on('close', () => resolve());
    call.write(Buffer.concat([opening, content.subarray(0, content.length * share)]), () => call.destroy());
  });
}

/** Sends a PDF of so many bytes as fast as it is taken; answers the status. */
function streamed(bytes: number): Promise<number> {
  const block = Buffer.alloc(MEGABYTE, 0x20);
  const call = beginUpload(opening.length + bytes - PDF.length + closing.length);
  return new Promise((resolve, reject) => {
    // A server that refuses ends the connection behind its answer.
    let status: number | undefined;
    call.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
      resolve(status);
    });
    call.on('error', (error) => (status === undefined ? reject(error) : undefined));
    call.write(opening);
    let left = bytes - PDF.length;
    const pump = () => {
      while (left > 0 && status === undefined) {
        const part = block.subarray(0, Math.min(left, block.length));
        left -= part.length;
        if (!call.write(part)) return void call.once('drain', pump);
      }
      call.end(closing);
    };
    pump();
  });
}
