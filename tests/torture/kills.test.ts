import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callerOf } from '../demo-server/support/caller.ts';
import { temporaryFolder } from '../demo-server/support/demo.ts';
import type { TestOwner } from '../demo-server/support/owner.ts';
import { printFigure, shortOrLong } from '../longRun.ts';
import { quantile } from '../quantile.ts';
import { createRandom } from './random.ts';
import { type ServerProcess, serverProcesses, signedUp } from './serverProcess.ts';

const KILLS = shortOrLong(3, 200);
const WRITERS = 4;
const start = serverProcesses();

/** A client that writes as fast as it gets answers, and records which writes were acknowledged. */
class Writer {
  /** The newest acknowledged number; a later one may be stored too. */
  acknowledged = 0;
  attempted = 0;
  readonly files: { url: string; bytes: Buffer }[] = [];
  readonly #token: string;

  constructor({ token }: TestOwner) {
    this.#token = token;
  }

  /** Writes until the server is gone. */
  async writes({ url }: ServerProcess): Promise<void> {
    const owner = callerOf(url, this.#token);
    try {
      for (;;) {
        this.attempted += 1;
        const saved = await owner.put('/api/user', { address: `Calle ${this.attempted}` });
        if (saved.status === 200) this.acknowledged = this.attempted;
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]);
        const taken = await owner.upload('estado.pdf', bytes);
        if (taken.status === 200) this.files.push({ url: taken.body.url, bytes });
      }
    } catch (error) {
      // `fetch` throws a TypeError when the connection breaks before the answer: this write was not acknowledged.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** Reads all acknowledged writes back; returns how many are lost. */
  async countLost({ url }: ServerProcess, newest: number): Promise<number> {
    const { status, body } = await callerOf(url, this.#token).get('/api/user');
    const kept = Number(body.address?.replace('Calle ', '') ?? 0);
    const isLost = status !== 200 || kept < this.acknowledged || kept > this.attempted;
    const files = await Promise.all(
      this.files.slice(-newest).map(async ({ url: address, bytes }) => {
        const found = await fetch(url + address);
        return found.ok && bytes.equals(Buffer.from(await found.arrayBuffer())) ? 0 : 1;
      }),
    );
    return files.reduce<number>((sum, one) => sum + one, isLost ? 1 : 0);
  }
}

test(`the server, killed ${KILLS} times under ${WRITERS} writers, loses no acknowledged write`, {
  timeout: shortOrLong(120_000, 1_800_000),
}, async () => {
  const folder = await temporaryFolder();
  const random = createRandom(7);
  const starts: number[] = [];
  let server = await start('--data-dir', folder);
  const writers = await Promise.all(Array.from({ length: WRITERS }, async () => new Writer(await signedUp(server))));

  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = countAcknowledged(writers);
    const written = Promise.all(writers.map((writer) => writer.writes(server)));
    // On a busy machine the first write takes longer than the random time after it.
    await expect.poll(() => countAcknowledged(writers), { interval: 5 }).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, random.below(150)));
    await server.kill();
    await written;
    // Reads the file before a start could repair it; throws when it is not valid JSON.
    JSON.parse(await readFile(join(folder, 'store.json'), 'utf8'));

    server = await start('--data-dir', folder);
    starts.push(server.startedIn);
    const lost = await Promise.all(writers.map((writer) => writer.countLost(server, 20)));
    expect(lost, `after kill ${kill + 1}`).toEqual(writers.map(() => 0));
    await expect.poll(() => orphanedFiles(folder)).toEqual([]);
  }

  const lost = await Promise.all(writers.map((writer) => writer.countLost(server, Number.POSITIVE_INFINITY)));
  expect(lost).toEqual(writers.map(() => 0));
  printFigure(
    `${KILLS} kills, ${countAcknowledged(writers)} acknowledged writes, 0 lost; up again in ${quantile(starts, 0.95).toFixed(0)} ms (p95)`,
  );
});

/** Returns how many writes the server has acknowledged. */
const countAcknowledged = (writers: readonly Writer[]): number =>
  writers.reduce((sum, { acknowledged, files }) => sum + acknowledged + files.length, 0);

/** Returns the files in the folder that belong to no upload: parts of files, and files without a row. */
async function orphanedFiles(folder: string): Promise<string[]> {
  const kept = JSON.parse(await readFile(join(folder, 'store.json'), 'utf8'));
  const ids = new Set(kept.files.map(({ id }: { id: string }) => id));
  const stored = await readdir(join(folder, 'files'));
  return [...stored.filter((id) => !ids.has(id)), ...(await readdir(join(folder, 'incoming')))];
}
