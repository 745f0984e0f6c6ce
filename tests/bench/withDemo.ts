import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Calls `use` with a demo server that has its own folder, and ends the server. `command` starts it: the built server,
 * or `npm start`. Passes the address and the milliseconds until it was ready.
 */
export async function withDemo<Result>(
  use: (url: string, readyAfter: number) => Promise<Result>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, join(root, 'dist/demo-server/main.js')],
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'adelantto-bench-'));
  const begun = performance.now();
  const flags = ['--port', '0', '--data-dir', folder, '--log', 'silent'];
  // A process group of its own, since npm does not forward signals.
  const server = spawn(program, [...args, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  try {
    const url = await addressIn(server.stdout);
    return await use(url, performance.now() - begun);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the address in the server's ready line. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Adelantto demo ready: (.+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The server ended before it was ready');
}
