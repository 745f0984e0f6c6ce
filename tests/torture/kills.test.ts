import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../demo-server/support/demo.ts';
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
  readonly #headers: { authorization: string };

  constructor(headers: { authorization: string }) {
    this.#headers = headers;
  }

  /** Writes until the server is gone. */
  async writes({ url }: ServerProcess): Promise<void> {
    try {
      for (;;) {
        this.attempted += 1;
        const headers = { ...this.#headers, 'content-type': 'application/json' };
        const body = JSON.stringify({ address: `Calle ${this.attempted}` });
        const saved = await fetch(`${url}/api/user`, { method: 'PUT', headers, body });
        if (saved.ok) this.acknowledged = this.attempted;
        await this.#uploads(url);
      }
    } catch {
      // The connection broke before the answer, so this write was not acknowledged.
    }
  }

  async #uploads(url: string): Promise<void> {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'estado.pdf');
    const taken = await fetch(`${url}/api/files`, { method: 'POST', headers: this.#headers, body: form });
    const { url: address } = (await taken.json()) as { url: string };
    if (taken.ok) this.files.push({ url: address, bytes });
  }

  /** Reads all acknowledged writes back; returns how many are lost. */
  async countLost({ url }: ServerProcess, newest: number): Promise<number> {
    const answer = await fetch(`${url}/api/user`, { headers: this.#headers });
    const { address: street } = (await answer.json()) as { address: string | null };
    const kept = Number(street?.replace('Calle ', '') ?? 0);
    const isLost = answer.status !== 200 || kept < this.acknowledged || kept > this.attempted;
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
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, i) => new Writer(await signedUp(server.url, i))),
  );

  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = countAcknowledged(writers);
    const written = Promise.all(writers.map((writer) => writer.writes(server)));
    // On a busy machine the first write takes longer than the random time after it.
    await expect.poll(() => countAcknowledged(writers), { interval: 5, timeout: 20_000 }).toBeGreaterThan(before);
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
