import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled } from '../support/bundled.ts';
import { newStore, temporaryFolder } from '../support/demo.ts';

/** Kills only a store; `tests/torture` kills the whole server, and more often. */
const KILLS = 8;
let writer: string;
beforeAll(async () => {
  writer = await bundled('tests/demo-server/store/storeWriter.ts');
});
afterAll(() => rm(writer));

/**
 * Lets a process write until it has printed `count` numbers, kills it a moment later and returns all printed numbers.
 */
async function killedAfter(folder: string, count: number, moment: number): Promise<number[]> {
  const child: ChildProcess = spawn(process.execPath, [writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: number[] = [];
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(Number(line));
    if (printed.length === count) setTimeout(() => child.kill('SIGKILL'), moment);
  }
  return printed;
}

test('a server killed at any moment loses no acknowledged write, and its file parses', {
  timeout: 120_000,
}, async () => {
  const folder = await temporaryFolder();
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    acknowledged.push(...(await killedAfter(folder, 3, kill * 1.75)));
    const stored = JSON.parse(await readFile(join(folder, 'store.json'), 'utf8'));
    const ids = new Set(stored.attempts.map(({ id }: { id: string }) => Number(id)));
    expect(acknowledged.filter((number) => !ids.has(number))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3 * KILLS);
  // The dead process's lock is taken over.
  await newStore(folder);
});
