import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoServer, startDemoServer } from './demoServer.ts';

/** A demo server that keeps its data in a temporary folder. It can be killed and started again at the same address. */
export class RestartableServer {
  #server: DemoServer;
  readonly #folder: string;
  readonly address: string;

  private constructor(server: DemoServer, folder: string) {
    this.#server = server;
    this.#folder = folder;
    this.address = server.address;
  }

  static async start(): Promise<RestartableServer> {
    const folder = await mkdtemp(join(tmpdir(), 'adelantto-'));
    return new RestartableServer(await startDemoServer('demo', 'restartable', '--data-dir', folder), folder);
  }

  async restart(): Promise<void> {
    await this.#server.kill();
    const flags = ['--data-dir', this.#folder, '--port', new URL(this.address).port];
    // Another seed: with the same one the ids would begin anew.
    this.#server = await startDemoServer('demo', 'restarted', ...flags);
  }

  /** Ends the server and removes its data. */
  async end(): Promise<void> {
    await this.#server.kill();
    await rm(this.#folder, { recursive: true });
  }
}
