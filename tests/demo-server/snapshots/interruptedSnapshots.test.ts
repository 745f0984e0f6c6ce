import callbacks from 'node:fs';
import fs, { mkdir, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { leaseAgreement } from '../../../demo-server/files/sampleFiles.ts';
import { httpErrorOf, running } from '../support/demo.ts';
import { uploadFile, verifiedOwner } from '../support/owner.ts';
import { replaceInFileSystem } from '../support/replaceInFileSystem.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();
const filesIn = (folder: 'folder' | 'incoming') => readdir(server.running.demo.files[folder]);
const snapshotsFolder = () => join(server.running.demo.files.root, 'snapshots');

/** Gives the file system and the network time for what they have begun. */
async function someTime(): Promise<void> {
  for (let look = 0; look < 100; look += 1) await readdir('.');
}

/** Puts a file into the folder of the named snapshots until the test ends. */
async function namedFile(name: string, content: string | Buffer): Promise<string> {
  await mkdir(snapshotsFolder(), { recursive: true });
  const path = join(snapshotsFolder(), `${name}.tar`);
  await writeFile(path, content);
  return path;
}

test('a snapshot that breaks off, as a file is gone from the disk, leaves none, even when the disk opens it late', async () => {
  await uploadFile(await verifiedOwner(server), leaseAgreement);
  const [upload = ''] = await filesIn('folder');
  await rm(join(server.running.demo.files.folder, upload));
  await expect(server.stage.exportState()).rejects.toThrow();
  const opened: (() => Promise<unknown>)[] = [];
  // Of streams: they open their file on their own, when nobody waits for it any more.
  replaceInFileSystem(callbacks, 'open', (open) => (...args) => {
    const done = args.pop();
    const opening = () =>
      new Promise<void>((resolve) =>
        open(...args, (...result: unknown[]) => {
          done(...result);
          resolve();
        }),
      );
    if (String(args[0]).includes('incoming')) opened.push(opening);
    else void opening();
  });
  await expect(server.stage.saveSnapshot('punto')).rejects.toThrow();
  await Promise.all(opened.map((open) => open()));
  expect(await filesIn('incoming')).toEqual([]);
  expect(await server.stage.snapshots()).toEqual([]);
});

test('a snapshot that is deleted while it is being restored is a 404, and the server goes on', async () => {
  const path = await namedFile('punto', 'gone');
  replaceInFileSystem(fs, 'mkdtemp', (mkdtemp) => async (...args) => {
    await rm(path);
    await someTime();
    return mkdtemp(...args);
  });
  expect(await httpErrorOf(server.stage.restoreSnapshot('punto'))).toMatchObject({ status: 404 });
  expect(await filesIn('incoming')).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('a snapshot that is rejected does not stay open', async () => {
  const path = await namedFile('punto', Buffer.alloc(500_000, 'no snapshot'));
  expect(await httpErrorOf(server.stage.restoreSnapshot('punto'))).toMatchObject({ status: 400 });
  await rm(path);
  const open = await readdir('/proc/self/fd');
  const names = await Promise.all(open.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')));
  expect(names.filter((name) => name.startsWith(path))).toEqual([]);
});

/** Imports a file of 5 MB and makes another call on the same connection, as a browser does; returns both statuses. */
async function statusesOfImportAndNextCall(): Promise<unknown[]> {
  const { hostname, host, port } = new URL(server.url);
  const connection = connect(Number(port), hostname);
  connection.write(`PUT /demo/api/snapshot HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5000000\r\n\r\n`);
  connection.write(Buffer.alloc(5_000_000, '%PDF-1.7'));
  connection.write(`GET /demo/api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return [...(await text(connection)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
}

test('a large file that is no snapshot is rejected, and the connection takes the next call', async () => {
  expect(await statusesOfImportAndNextCall()).toEqual([400, 200]);
});

test('a snapshot without room on the disk is a 503, and the connection takes the next call', async () => {
  replaceInFileSystem(fs, 'writeFile', (write) => async (file, content) => {
    if (Buffer.isBuffer(content)) return write(file, content);
    for await (const _ of content) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  });
  expect(await statusesOfImportAndNextCall()).toEqual([503, 200]);
});

test('the list of snapshots lacks only the one that is deleted at this moment', async () => {
  const path = await namedFile('punto', '');
  // What a list finds and can no longer read.
  const gone = join(snapshotsFolder(), 'otro.tar');
  await symlink('nowhere', gone);
  expect(await server.stage.snapshots()).toMatchObject([{ name: 'punto' }]);
  await rm(path);
  await rm(gone);
});

test('a snapshot that is sent slowly is complete although a reset deletes its files', async () => {
  const owner = await verifiedOwner(server);
  const large = { name: 'grande.pdf', bytes: Buffer.alloc(8_000_000, '%PDF-1.7\n') };
  for (let file = 0; file < 2; file += 1) await uploadFile(owner, large);
  const before = await filesIn('folder');
  // More than what waits in the buffers of a connection while nobody reads.
  const slow = await fetch(`${server.url}/demo/api/snapshot`);
  await server.stage.reset();
  expect(await filesIn('folder')).toEqual([]);
  await server.stage.importState(await slow.arrayBuffer());
  expect(await filesIn('folder')).toEqual(before);
});

test('a snapshot that is sent slowly does not block other calls, and leaves nothing when it is cut off', async () => {
  const sender = request(`${server.url}/demo/api/snapshot`, { method: 'PUT', headers: { 'content-length': 5000 } });
  sender.on('error', () => {});
  await new Promise((resolve) => sender.write(Buffer.alloc(1000), resolve));
  await server.stage.reset();
  const received = () => filesIn('incoming');
  await expect.poll(received).toHaveLength(1);
  sender.destroy();
  await expect.poll(received).toEqual([]);
});

test('a server that stops while exports are written removes its folder', async () => {
  for (const moment of [0, 5, 10, 15, 20]) {
    const { url, stop, demo } = await running({}, '--scenario', 'sales');
    const hangUp = new AbortController();
    const fetchExport = () => fetch(`${url}/demo/api/snapshot`, { signal: hangUp.signal }).catch(() => undefined);
    const exports = Array.from({ length: 4 }, fetchExport);
    for (let look = 0; look < moment; look += 1) await readdir('.');
    hangUp.abort();
    await Promise.all(exports);
    await stop();
    await someTime();
    await expect(readdir(demo.files.root)).rejects.toThrow('ENOENT');
  }
});
