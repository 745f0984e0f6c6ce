import { randomUUID } from 'node:crypto';
import { constants, copyFile, link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another server uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Takes a folder for this process; the lock of a process that is gone is taken over. Answers how to let it go.
 * Throws FolderInUse when a living process, this one included, has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const mine = join(folder, `lock.${randomUUID()}`);
  await writeFile(mine, JSON.stringify(await describe(process.pid)), { mode: 0o600 });
  try {
    // A link appears whole or not at all, and only where there is none yet: nobody ever reads half a lock.
    while (!(await linked(mine, path))) {
      const holder = await readHolder(path);
      if (holder === null) continue;
      if (await isAlive(holder)) {
        throw new FolderInUse(
          `Another demo server (process ${holder.pid}) uses ${folder}. Stop it, or choose another folder with --data-dir.`,
        );
      }
      await removeStale(path, holder);
    }
  } finally {
    await unlink(mine);
  }
  return () => unlinkIfThere(path);
}

/** A process: its number, and when it started where the system tells, since numbers are used again. */
type Holder = { pid: number; started: string | null };

const describe = async (pid: number): Promise<Holder> => ({ pid, started: await startOf(pid) });

/** Clock ticks from boot to a process's start, from Linux's /proc; null elsewhere. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold anything; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No such process, or no /proc: the number alone must do.
    return null;
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but is not ours.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || started === (await startOf(pid));
}

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

/** Who holds the lock; null when it has just gone. A lock that says nothing counts as one of a process long gone. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    const { pid, started } = JSON.parse(await readFile(path, 'utf8'));
    return { pid: Number(pid), started: typeof started === 'string' ? started : null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return { pid: 0, started: '' };
    throw error;
  }
}

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
  if (taken?.pid !== holder.pid || taken.started !== holder.started) await linked(aside, path);
  await unlinkIfThere(aside);
}

async function unlinkIfThere(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
