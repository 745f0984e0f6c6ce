import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll } from 'vitest';
import { bundled } from '../demo-server/support/bundled.ts';
import { callerOf } from '../demo-server/support/caller.ts';
import { type TestOwner, verifiedOwner } from '../demo-server/support/owner.ts';
import { Stage } from '../stage.ts';

/** A demo server in a process of its own, started by its command. */
export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  /** From the command to the ready line, ms. */
  readonly startedIn: number;
  /** Kills the process as a power cut would; resolves once it is gone. */
  kill(): Promise<void>;
  /** Whether the process is still running. */
  isAlive(): boolean;
  /** Returns the present and the highest memory use, in bytes; undefined except on Linux. */
  memory(): Promise<{ now: number; most: number } | undefined>;
};

/**
 * Returns a function that starts servers with flags, `start('--data-dir', folder)`; they end with the test file.
 * With `fullAt` no file can grow beyond that many blocks of 512 bytes, as on a full disk; not on Windows.
 */
export function serverProcesses({ fullAt }: { fullAt?: number } = {}): (...flags: string[]) => Promise<ServerProcess> {
  let main = '';
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    main = await bundled('demo-server/main.ts');
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(main, { force: true });
  });

  return async (...flags) => {
    const begun = performance.now();
    const fixed = ['--port', '0', '--scenario', 'empty', '--log', 'silent', '--seed', 'torture'];
    const command = [process.execPath, main, ...fixed, ...flags];
    const [program = '', ...rest] = fullAt
      ? ['sh', '-c', `ulimit -S -f ${fullAt}; exec "$0" "$@"`, ...command]
      : command;
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
    const url = await addressOf(child);
    const pid = child.pid ?? 0;
    return {
      url,
      pid,
      startedIn: performance.now() - begun,
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
      isAlive: () => child.exitCode === null && child.signalCode === null,
      memory: () => memoryOf(pid),
    };
  };
}

async function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('The server says nothing');
  let errorOutput = '';
  stderr.on('data', (part) => {
    errorOutput += part;
  });
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Adelantto demo ready: (.+)$/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`The server ended before it was ready: ${errorOutput}`);
}

async function memoryOf(pid: number) {
  if (process.platform !== 'linux') return undefined;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN);
  return { now: kilobytes('VmRSS') * 1024, most: kilobytes('VmHWM') * 1024 };
}

/** Registers an owner at a server and verifies their phone. */
export const signedUp = ({ url }: ServerProcess): Promise<TestOwner> =>
  verifiedOwner({ anyone: callerOf(url), as: (token) => callerOf(url, token), stage: new Stage(url) });
