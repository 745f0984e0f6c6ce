import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeProcess, FolderInUse, lockFolder } from '../../../demo-server/store/folderLock.ts';
import { temporaryFolder } from '../support/demo.ts';

const isLinux = process.platform === 'linux';

/** Starts a process that does nothing until the test ends it. */
function idleProcess(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child as ChildProcess & { pid: number };
}

/** Returns a process that was killed and not reaped (a zombie), as in a container without an init process. */
async function deadButListed(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: parent.stdout }), 'line');
  const pid = Number(line);
  // Until `exec` has replaced the shell by `sleep`, the shell may still reap its child.
  while ((await readFile(`/proc/${parent.pid}/comm`, 'utf8')).trim() !== 'sleep');
  process.kill(pid, 'SIGKILL');
  while (!/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
  return pid;
}

/** Returns the lock that a process would write. */
async function lockOf(child: number) {
  const { pid, started, boot } = await describeProcess(child);
  return { pid, started, boot };
}

/** Locks a folder that has a lock already. Counts the waits instead of waiting; `atWait` may act at each. */
async function lockWith(
  lock: object | string,
  atWait: (count: number) => Promise<unknown> | undefined = () => undefined,
) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'lock'), typeof lock === 'string' ? lock : JSON.stringify(lock));
  let waited = 0;
  let waits = 0;
  const pause = async (ms: number) => {
    waited += ms;
    waits += 1;
    await atWait(waits);
  };
  const outcome = await lockFolder(folder, pause).then(
    () => 'taken' as const,
    (error: unknown) => error,
  );
  const newLock = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'));
  return { outcome, newLock, waited, names: await readdir(folder) };
}

describe('a folder whose lock is of', () => {
  test.runIf(isLinux)('a killed process that is still listed is taken over at once', async () => {
    const { outcome, newLock, waited, names } = await lockWith(await lockOf(await deadButListed()));
    expect([outcome, newLock.pid, waited, names]).toEqual(['taken', process.pid, 0, ['lock']]);
  });

  test('a living process is rejected after three seconds, and the message says which file to delete', async () => {
    const { pid } = idleProcess();
    const { outcome, newLock, waited, names } = await lockWith(await lockOf(pid));
    expect(outcome).toBeInstanceOf(FolderInUse);
    expect(String(outcome)).toMatch(new RegExp(`process ${pid}\\b.*--data-dir.*lock`));
    expect([newLock.pid, waited, names]).toEqual([pid, 3000, ['lock']]);
  });

  test('a process that is ending is taken over as soon as it has ended', async () => {
    const child = idleProcess();
    const lock = await lockOf(child.pid);
    const { outcome, newLock, waited } = await lockWith(lock, async (count) => {
      if (count !== 3) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    expect([outcome, newLock.pid]).toEqual(['taken', process.pid]);
    expect(waited).toBeLessThan(3000);
  });

  test('this process itself is rejected at once', async () => {
    const { outcome, waited } = await lockWith(await lockOf(process.pid));
    expect([outcome instanceof FolderInUse, waited]).toEqual([true, 0]);
  });

  test.runIf(isLinux)(
    'a process from before the last boot is taken over, also when another process has its id now',
    async () => {
      const { pid } = idleProcess();
      const lock = await lockOf(pid);
      expect(lock).toMatchObject({
        pid,
        started: expect.stringMatching(/^\d+$/),
        boot: expect.stringMatching(/^[\w-]{36}$/),
      });
      // After a power cut another process may have the same id and the same start time after boot.
      const { outcome, waited } = await lockWith({ ...lock, boot: '00000000-0000-0000-0000-000000000000' });
      expect([outcome, waited]).toEqual(['taken', 0]);
    },
  );

  test('an older version of the server, which stores no boot id, is respected while it is alive', async () => {
    const { boot: _, ...lock } = await lockOf(idleProcess().pid);
    expect((await lockWith(lock)).outcome).toBeInstanceOf(FolderInUse);
  });

  test.each(['', '\0\0\0\0', '{"pid":12', 'null', '{}', '[]', '{"pid":-1}'])(
    'no process, as after a power cut, is taken over: %o',
    async (text) => {
      const { outcome, newLock, waited, names } = await lockWith(text);
      expect([outcome, newLock.pid, waited, names]).toEqual(['taken', process.pid, 0, ['lock']]);
    },
  );
});

test.runIf(spawnSync('ps', ['-p', '1']).status === 0)(
  'a system without /proc tells by `ps` since when a process runs and whether it is dead',
  async () => {
    const { pid } = idleProcess();
    const alive = await describeProcess(pid, '/no-proc-here');
    const started = expect.stringMatching(/^\w{3} \w{3} \d+ \d\d:\d\d:\d\d \d{4}$/);
    expect(alive).toEqual({ pid, started, boot: null, isDead: false });
    if (isLinux) expect((await describeProcess(await deadButListed(), '/no-proc-here')).isDead).toBe(true);
  },
);
