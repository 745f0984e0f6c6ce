import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Another server uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** How long to wait for a server that is being killed to end, ms: a restart follows at once. */
const MAX_WAIT_MS = 3000;
const POLL_MS = 100;

/**
 * Locks a folder for this process and returns the function that unlocks it. The lock of a dead process is taken over.
 * Throws FolderInUse when the lock's process is still alive after three seconds, at once when it is this process. Tests
 * pass a `pause` that takes no time.
 */
export async function lockFolder(folder: string, pause: (ms: number) => Promise<unknown> = wait) {
  const path = join(folder, 'lock');
  const mine = join(folder, `lock.${randomUUID()}`);
  const { pid, started, boot } = await describeProcess(process.pid);
  await writeFile(mine, JSON.stringify({ pid, started, boot }), { mode: 0o600 });
  let waited = 0;
  try {
    // Creating a link is atomic and fails when the name exists: nobody ever reads half a lock.
    while (!(await tryLink(mine, path))) {
      const holder = await readHolder(path);
      if (holder === null) continue;
      if (!(await isAlive(holder))) await removeStale(path, holder);
      else if (holder.pid === process.pid || waited >= MAX_WAIT_MS) throw inUse(folder, holder);
      else {
        await pause(POLL_MS);
        waited += POLL_MS;
      }
    }
  } finally {
    await unlink(mine);
  }
  return () => unlinkIfThere(path);
}

const inUse = (folder: string, { pid }: Holder): FolderInUse =>
  new FolderInUse(
    `Another demo server (process ${pid}) uses ${folder}. Stop it, or choose another folder with --data-dir. If no demo server is running, delete ${join(folder, 'lock')}.`,
  );

/**
 * Identity of a process in a lock: its id and, because ids are reused, its start time and the boot of the machine. Null
 * where the system does not tell: then the id alone decides.
 */
type ProcessIdentity = { readonly pid: number; readonly started: string | null; readonly boot: string | null };

/** The process that holds a lock; `text` is the lock's content as it was read. */
type Holder = ProcessIdentity & { readonly text: string };

/** Returns the identity of a process, and whether it is dead but still listed (a zombie). */
export async function describeProcess(pid: number, proc = '/proc'): Promise<ProcessIdentity & { isDead: boolean }> {
  const boot = await readFile(`${proc}/sys/kernel/random/boot_id`, 'utf8').catch(() => null);
  const { state, started } = (await statusInProc(pid, proc)) ?? (await statusFromPs(pid)) ?? UNKNOWN_STATUS;
  return { pid, started, boot: boot?.trim() ?? null, isDead: state !== null && /^[ZXx]/.test(state) };
}

type Status = { readonly state: string | null; readonly started: string | null };
const UNKNOWN_STATUS: Status = { state: null, started: null };

/** Returns the status of a process on Linux, its start in clock ticks since boot; undefined elsewhere. */
async function statusInProc(pid: number, proc: string): Promise<Status | undefined> {
  try {
    const stat = await readFile(`${proc}/${pid}/stat`, 'utf8');
    // The second field, the name in brackets, may contain anything; the state is the third, the start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, started: fields[19] ?? null };
  } catch {
    // No such process, no permission, or no /proc.
    return undefined;
  }
}

/** Returns the status from `ps`, for systems without /proc, its start as a date; undefined where there is no `ps`. */
async function statusFromPs(pid: number): Promise<Status | undefined> {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { env });
    const [state = '', ...started] = stdout.trim().split(/\s+/);
    return { state: state || null, started: started.join(' ') || null };
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, started, boot }: Holder): Promise<boolean> {
  if (!(Number.isInteger(pid) && pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await describeProcess(pid);
  return !now.isDead && mayBeSame(started, now.started) && mayBeSame(boot, now.boot);
}

const mayBeSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // Some file systems have no links; an exclusive copy does not overwrite either.
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the holder of the lock; null when it is gone. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    const text = await readFile(path, 'utf8');
    return { ...parseLock(text), text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Parses a lock's content, which may be anything after a power cut; pid 0 (never alive) when it names no process. */
function parseLock(text: string): ProcessIdentity {
  try {
    const { pid, started, boot } = Object(JSON.parse(text)) as Record<string, unknown>;
    return { pid: Number(pid), started: textOrNull(started), boot: textOrNull(boot) };
  } catch {
    return { pid: 0, started: null, boot: null };
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Removes a dead process's lock. If another server has taken it over in the meantime, its lock is restored. */
async function removeStale(path: string, holder: Holder): Promise<void> {
  const renamed = `${path}.${process.pid}.stale`;
  try {
    await rename(path, renamed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = await readHolder(renamed);
  if (taken?.text !== holder.text) await tryLink(renamed, path);
  await unlinkIfThere(renamed);
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
