import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeProcess, FolderInUse, lockFolder } from '../../../demo-server/store/folderLock.ts';
import { temporaryFolder } from '../support/demo.ts';
import { replaceInFileSystem } from '../support/replaceInFileSystem.ts';

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

/** Runs `before` with the path when the lock is used by a function of the file system for the first time. */
function atFirst(use: 'readFile' | 'rename', before: (path: string) => Promise<unknown>): void {
  let isFirst = true;
  replaceInFileSystem(fs, use, (original) => async (...args) => {
    const path = String(args[0]);
    if (isFirst && path.endsWith('lock')) {
      isFirst = false;
      await before(path);
    }
    return original(...args);
  });
}

/** No process has such an id. */
const DEAD = { pid: 2 ** 22 + 1, started: '1', boot: null };

const systemError = (code: string) => Object.assign(new Error(code), { code });

/** What `lockWith` returns when the lock is taken over at once. */
const TAKEN = { outcome: 'taken', newLock: { pid: process.pid }, waited: 0, names: ['lock'] };
const IN_USE = { outcome: { name: 'FolderInUse' }, names: ['lock'] };

/** Makes the system answer a question about any process with an error. */
function killFailsWith(code: string): void {
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw systemError(code);
  });
  onTestFinished(() => kill.mockRestore());
}

describe('a folder whose lock is of', () => {
  test('a living process is rejected after three seconds, and the message says which file to delete', async () => {
    const lock = await lockOf(idleProcess().pid);
    const { outcome, ...others } = await lockWith(lock);
    expect(outcome).toBeInstanceOf(FolderInUse);
    expect(String(outcome)).toMatch(new RegExp(`process ${lock.pid}\\b.*--data-dir.*lock`));
    expect(others).toEqual({ newLock: lock, waited: 3000, names: ['lock'] });
    // An older version of the server stores no boot id.
    const { boot: _, ...older } = lock;
    expect(await lockWith(older)).toMatchObject(IN_USE);
  });

  test('a process that is ending is taken over as soon as it has ended', async () => {
    const child = idleProcess();
    const lock = await lockOf(child.pid);
    const taken = await lockWith(lock, async (count) => {
      if (count !== 3) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    });
    expect(taken).toMatchObject({ ...TAKEN, waited: expect.any(Number) });
    expect(taken.waited).toBeLessThan(3000);
  });

  test('this process itself is rejected at once', async () => {
    expect(await lockWith(await lockOf(process.pid))).toMatchObject({ ...IN_USE, waited: 0 });
  });

  test.runIf(isLinux)('a killed process that is still listed is taken over at once', async () => {
    expect(await lockWith(await lockOf(await deadButListed()))).toMatchObject(TAKEN);
  });

  test.runIf(isLinux)('a process from before the last boot is taken over, whoever has its id now', async () => {
    const lock = await lockOf(idleProcess().pid);
    expect(lock).toMatchObject({
      started: expect.stringMatching(/^\d+$/),
      boot: expect.stringMatching(/^[\w-]{36}$/),
    });
    // After a power cut another process may have the same id and the same start time after boot.
    expect(await lockWith({ ...lock, boot: '00000000-0000-0000-0000-000000000000' })).toMatchObject(TAKEN);
  });

  test.each([
    ['EPERM', 'another user is respected', IN_USE],
    ['ESRCH', 'a process that the system does not know is taken over', TAKEN],
  ])('with %s %s', async (code, _, expected) => {
    const lock = await lockOf(idleProcess().pid);
    killFailsWith(code);
    expect(await lockWith(lock)).toMatchObject(expected);
  });

  test('a process that unlocks it while the lock is read is taken over at once', async () => {
    const lock = await lockOf(idleProcess().pid);
    atFirst('readFile', rm);
    expect(await lockWith(lock)).toMatchObject(TAKEN);
  });

  test('a dead process is taken over when another server has just removed its lock', async () => {
    atFirst('rename', rm);
    expect(await lockWith(DEAD)).toMatchObject(TAKEN);
  });

  test('a dead process is left to another server that has just taken it over', async () => {
    const other = await lockOf(idleProcess().pid);
    atFirst('rename', (path) => writeFile(path, JSON.stringify(other)));
    expect(await lockWith(DEAD)).toMatchObject({ ...IN_USE, newLock: other });
  });

  test.each(['', '\0\0\0\0', '{"pid":12', 'null', '{}', '[]', '{"pid":-1}'])(
    'no process, as after a power cut, is taken over: %o',
    async (text) => {
      expect(await lockWith(text)).toMatchObject(TAKEN);
    },
  );
});

test('a file system without links is locked by a copy', async () => {
  replaceInFileSystem(fs, 'link', () => () => Promise.reject(systemError('ENOTSUP')));
  const folder = await temporaryFolder();
  const unlock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['lock']);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be locked is an error', async () => {
  const folder = await temporaryFolder();
  await expect(lockFolder(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
  await mkdir(join(folder, 'lock'));
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(folder)).toEqual(['lock']);
});

test('the lock can be read by its user only, and may be gone when the folder is unlocked', async () => {
  const folder = await temporaryFolder();
  const unlock = await lockFolder(folder);
  if (process.platform !== 'win32') expect((await stat(join(folder, 'lock'))).mode & 0o777).toBe(0o600);
  await rm(join(folder, 'lock'));
  await unlock();
  await mkdir(join(folder, 'lock'));
  await expect(unlock()).rejects.toThrow('unlink');
});

test.runIf(spawnSync('ps', ['-p', '1']).status === 0)(
  'a system without /proc tells by `ps` since when a process runs and whether it is dead',
  async () => {
    const { pid } = idleProcess();
    const alive = await describeProcess(pid, '/no-proc-here');
    const started = expect.stringMatching(/^\w{3} \w{3} \d+ \d\d:\d\d:\d\d \d{4}$/);
    expect(alive).toEqual({ pid, started, boot: null, isDead: false });
    // The same, wherever the server runs.
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(await describeProcess(pid, '/no-proc-here')).toEqual(alive);
    if (isLinux) expect((await describeProcess(await deadButListed(), '/no-proc-here')).isDead).toBe(true);
  },
);

test('a system with neither tells nothing, and nothing is told of a process that does not exist', async () => {
  const unknown = { started: null, boot: null, isDead: false };
  expect(await describeProcess(DEAD.pid, '/no-proc-here')).toEqual({ pid: DEAD.pid, ...unknown });
  vi.stubEnv('PATH', '/no-programs-here');
  expect(await describeProcess(process.pid, '/no-proc-here')).toEqual({ pid: process.pid, ...unknown });
});
