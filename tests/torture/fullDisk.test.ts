import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Answer, type Caller, callerOf } from '../demo-server/support/caller.ts';
import { openChat } from '../demo-server/support/chat.ts';
import { temporaryFolder } from '../demo-server/support/demo.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

/** Largest size of any file, in blocks of 512 bytes; the store soon reaches it. */
const FULL_AT = 200;

const start = serverProcesses();
const startOnFullDisk = serverProcesses({ fullAt: FULL_AT });

/** Expects an answer that says that nothing can be stored now. */
function expectNothingStored({ status, headers, body }: Answer): void {
  expect([status, headers.get('retry-after'), body]).toEqual([503, '60', { message: 'Nothing can be stored now' }]);
}
const saves = (owner: Caller, address: string) => owner.put('/api/user', { address });
const uploads = (owner: Caller, bytes: number) =>
  owner.upload('estado.pdf', Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes)}`));

// A shell's limit on the size of files simulates a full disk. Windows has no such limit.
describe.skipIf(process.platform === 'win32')('a disk that is full', () => {
  /** Writes in the chat, which is all stored, until not even a letter fits; returns the number of successful writes. */
  async function filled({ url }: ServerProcess): Promise<number> {
    const write = await openChat(url);
    const says = async (text: string) => (await write(text)).status;
    let lines = 0;
    for (const text of ['x'.repeat(900), 'x']) {
      while ((await says(text)) === 200) lines += 1;
      expect(await says(text)).toBe(503);
    }
    return lines;
  }

  test('is reported, loses no data, and writes succeed again once there is room', async () => {
    const folder = await temporaryFolder();
    const server = await startOnFullDisk('--data-dir', folder);
    const ana = await signedUp(server);
    expect((await saves(ana, 'Calle 1')).status).toBe(200);
    expect((await uploads(ana, 10_000)).status).toBe(200);
    const kept = await readdir(join(folder, 'files'));

    // An upload without room leaves no file.
    expectNothingStored(await uploads(ana, FULL_AT * 512));
    expect(await readdir(join(folder, 'files'))).toEqual(kept);
    // Nor does a snapshot; its answer arrives although most of it is still to be sent.
    const whole = { method: 'PUT', body: Buffer.alloc(5_000_000, 'state') };
    expect((await fetch(`${server.url}/demo/api/snapshot`, whole)).status).toBe(503);
    await expect.poll(() => readdir(join(folder, 'incoming'))).toEqual([]);

    expect(await filled(server)).toBeGreaterThan(10);
    const onDisk = await readFile(join(folder, 'store.json'), 'utf8');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expectNothingStored(await saves(ana, `Calle ${'x'.repeat(194)}`));
      expect((await ana.get('/api/user')).body.address).toBe('Calle 1');
    }
    expect(await readFile(join(folder, 'store.json'), 'utf8')).toBe(onDisk);
    expect(JSON.parse(onDisk).owners[0].address).toBe('Calle 1');
    expect(server.isAlive()).toBe(true);

    // Only Linux can lift the limit of a running process; elsewhere the server is restarted.
    let running = server;
    if (process.platform === 'linux') {
      execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    } else {
      await server.kill();
      running = await start('--data-dir', folder);
    }
    expect(running.isAlive()).toBe(true);
    const again = callerOf(running.url, ana.token);
    expect((await saves(again, 'Calle 2')).status).toBe(200);
    expect((await uploads(again, FULL_AT * 512)).status).toBe(200);
    expect(JSON.parse(await readFile(join(folder, 'store.json'), 'utf8')).owners[0].address).toBe('Calle 2');
  });
});
