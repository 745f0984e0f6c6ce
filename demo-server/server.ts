import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createAutopilot } from './backoffice/autopilot.ts';
import { type Config, ConfigError } from './config.ts';
import type { Demo } from './demo.ts';
import { passUpgrades } from './http/upgrades.ts';
import { type Machine, openDemo } from './openDemo.ts';
import { resetWhenIdle } from './scenarios/idleReset.ts';
import { seedEmptyStore } from './scenarios/reset.ts';

/** How long calls under way may continue once the server is stopping. */
const GRACE_MS = 2000;
/** How long the body of a call may take to arrive. */
const LONGEST_CALL_MS = 3_600_000;
/** How long a connection may be idle: longer than a proxy or a busy client keeps one that it means to use again. */
const IDLE_CONNECTION_MS = 75_000;

export type Running = {
  readonly demo: Demo;
  /** Address for this machine: `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Accepts no more calls, lets those under way end and finishes pending writes. */
  stop(): Promise<void>;
};

/**
 * Starts a demo server. Throws ConfigError or PortTaken when it cannot listen, FolderInUse when another one uses its
 * folder.
 */
export async function startDemo(
  config: Config,
  { webFolders = [], ...machine }: Machine & { webFolders?: readonly string[] } = {},
): Promise<Running> {
  const demo = await openDemo(config, machine);
  const app = createApp(demo, webFolders);
  const server = createServer(app);
  // An upload of 500 MB over a slow line may take longer than Node's default of five minutes.
  server.requestTimeout = LONGEST_CALL_MS;
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  const endWebSockets = passUpgrades(server, app);
  const stopIdleReset = resetWhenIdle(server, demo);
  try {
    await seedEmptyStore(demo);
    await startListening(server, config);
  } catch (error) {
    await demo.close();
    throw error;
  }
  const stopAutopilot = createAutopilot(demo).start();
  const { port } = server.address() as AddressInfo;
  return {
    demo,
    url: `http://${reachableHost(config.host)}:${port}`,
    async stop() {
      stopAutopilot();
      stopIdleReset();
      endWebSockets();
      await closeServer(server);
      await demo.close();
    },
  };
}

const reachableHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

const startListening = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });

function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const another = port < 65_535 ? port + 1 : 4000;
  if (error.code === 'EADDRINUSE') return new PortTaken(`Port ${port} is taken. Choose another one: --port ${another}`);
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is not for everyone. Choose one above 1023: --port 4000`);
  return new ConfigError(`Nothing can listen at '${host}' (${error.code}). Choose another address with --host`);
}

/** Another process listens on the port. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // A call may be answered late, or by a fault never.
    const forceClose = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(forceClose);
      resolve();
    });
    server.closeIdleConnections();
  });
