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

/** How long a server that is just being killed has to be gone, ms: one that is started again at once waits for it. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 100;

/**
 * Locks a folder for this process and returns how to unlock it; the lock of a process that is gone is taken over. Throws
 * FolderInUse when a process has it that is still alive after three seconds, and at once when this one has it.
 * Tests pass a `pause` that does not take its time.
 */
export async function lockFolder(folder: string, pause: (ms: number) => Promise<unknown> = wait) {
  const path = join(folder, 'lock');
  const mine = join(folder, `lock.${randomUUID()}`);
  const { pid, started, boot } = await describeProcess(process.pid);
  await writeFile(mine, JSON.stringify({ pid, started, boot }), { mode: 0o600 });
  let waited = 0;
  try {
    // A link appears whole or not at all, and only where there is none yet: nobody ever reads half a lock.
    while (!(await linked(mine, path))) {
      const holder = await readHolder(path);
      if (holder === null) continue;
      if (!(await isAlive(holder))) await removeStale(path, holder);
      else if (holder.pid === process.pid || waited >= PATIENCE_MS) throw inUse(folder, holder);
      else {
        await pause(LOOK_EVERY_MS);
        waited += LOOK_EVERY_MS;
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
 * A process as a lock names it: its number, and because numbers are used again, when it started and which start of the
 * machine that was. Null where the system does not say: then the number alone must do.
 */
type ProcessName = { readonly pid: number; readonly started: string | null; readonly boot: string | null };

/** Who holds a lock; `text` is the lock as it was read. */
type Holder = ProcessName & { readonly text: string };

/** Names a process, and says whether it is dead although it is still listed because its parent has not asked for it. */
export async function describeProcess(pid: number, proc = '/proc'): Promise<ProcessName & { isDead: boolean }> {
  const boot = await readFile(`${proc}/sys/kernel/random/boot_id`, 'utf8').catch(() => null);
  const { state, started } = (await statusInProc(pid, proc)) ?? (await statusFromPs(pid)) ?? NOT_TOLD;
  return { pid, started, boot: boot?.trim() ?? null, isDead: state !== null && /^[ZXx]/.test(state) };
}

type Status = { readonly state: string | null; readonly started: string | null };
const NOT_TOLD: Status = { state: null, started: null };

/** The status of a process on Linux, its start in clock ticks since the boot; undefined elsewhere. */
async function statusInProc(pid: number, proc: string): Promise<Status | undefined> {
  try {
    const stat = await readFile(`${proc}/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold anything; the state is the third, the start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? null, started: fields[19] ?? null };
  } catch {
    // No such process, not ours to see, or no /proc.
    return undefined;
  }
}

/** The same from `ps`, for systems without /proc, its start as a date; undefined where there is no `ps` either. */
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
    // EPERM: it lives, but is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await describeProcess(pid);
  return !now.isDead && mayBeSame(started, now.started) && mayBeSame(boot, now.boot);
}

const mayBeSame = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error;
      // Some file systems know no links; an exclusive copy refuses to overwrite just the same.
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Who holds the lock; null when it has just gone. A lock that names nobody is one of a process long gone. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    const text = await readFile(path, 'utf8');
    return { ...parsed(text), text };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The process that a lock's text names; after a power cut it may be anything. Older versions name no boot. */
function parsed(text: string): ProcessName {
  try {
    const { pid, started, boot } = Object(JSON.parse(text)) as Record<string, unknown>;
    return { pid: Number(pid), started: textOrNull(started), boot: textOrNull(boot) };
  } catch {
    return { pid: 0, started: null, boot: null };
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Removes a dead process's lock; should another server have taken it over meanwhile, its lock is put back. */
async function removeStale(path: string, holder: Holder): Promise<void> {
  const aside = `${path}.${process.pid}.stale`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = await readHolder(aside);
  if (taken?.text !== holder.text) await linked(aside, path);
  await unlinkIfThere(aside);
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
