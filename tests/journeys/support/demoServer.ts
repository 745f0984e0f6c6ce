import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A running demo server. */
export type DemoServer = {
  /** `http://127.0.0.1:` and a free port. */
  readonly address: string;
  /** The lines that it has logged, one for each call. Can be emptied. */
  readonly log: string[];
  stop(): void;
  /** Kills the process as a power cut would; resolves once it is gone. */
  kill(): Promise<void>;
};

const program = fileURLToPath(new URL('../../../dist/demo-server/main.js', import.meta.url));

/**
 * Starts the built demo server, empty and in memory. `app`: which build it serves, the product's own or the demo's.
 * Equal seeds give equal random values; `flags` are further settings, also in place of those. Rejects when the server ends before it is ready.
 */
export async function startDemoServer(app: 'product' | 'demo', seed: string, ...flags: string[]): Promise<DemoServer> {
  const server = spawn(
    process.execPath,
    [
      ...[program, '--port', '0', '--data-dir', ':memory:', '--scenario', 'empty'],
      ...['--log', 'json', '--app', app, '--seed', seed, ...flags],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const log: string[] = [];
  const lines = createInterface({ input: server.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The demo server ended before it was ready')));
    lines.on('line', (line) => {
      log.push(line);
      const [, url] = /Adelantto demo ready: (http[^"\s]+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  return {
    address,
    log,
    stop: () => void server.kill(),
    async kill() {
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    },
  };
}
