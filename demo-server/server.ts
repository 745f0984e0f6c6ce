import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoServer } from './app.ts';
import { createAutopilot } from './backoffice/autopilot.ts';
import { type Config, ConfigError } from './config.ts';
import type { Demo } from './demo.ts';
import { type Machine, openDemo } from './openDemo.ts';
import { seedEmptyStore } from './scenarios/reset.ts';

/** How long calls under way may go on once the server is told to stop. */
const GRACE_MS = 2000;

export type Running = {
  readonly demo: Demo;
  /** Where this machine reaches it: `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Takes no more calls, lets those under way end, finishes what is being written. */
  stop(): Promise<void>;
};

/** Starts a demo server. Throws ConfigError when it cannot listen there, FolderInUse when another one has its folder. */
export async function startDemo(
  config: Config,
  { webFolders = [], ...machine }: Machine & { webFolders?: readonly string[] } = {},
): Promise<Running> {
  const demo = await openDemo(config, machine);
  const server = createServer(createDemoServer(demo, webFolders));
  // An upload of 500 MB over a slow line may take longer than Node's five minutes.
  server.requestTimeout = 0;
  try {
    await seedEmptyStore(demo);
    await listening(server, config);
  } catch (error) {
    await demo.close();
    throw error;
  }
  const stopAutopilot = createAutopilot(demo).start();
  const { port } = server.address() as AddressInfo;
  return {
    demo,
    url: `http://${hostToCall(config.host)}:${port}`,
    async stop() {
      stopAutopilot();
      await closed(server);
      await demo.close();
    },
  };
}

const hostToCall = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

const listening = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(reasonOf(error, port, host)));
    server.listen(port, host, resolve);
  });

function reasonOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const another = port < 65_535 ? port + 1 : 4000;
  if (error.code === 'EADDRINUSE') return new PortTaken(`Port ${port} is taken. Choose another one: --port ${another}`);
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is not for everyone. Choose one above 1023: --port 4000`);
  return new ConfigError(`Nothing can listen at '${host}' (${error.code}). Choose another address with --host`);
}

/** Somebody else listens there. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // Live streams never end by themselves.
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });
