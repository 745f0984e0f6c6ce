import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isExposed, isOpen, ownAddresses } from './http/guard.ts';
import { personaOwners } from './scenarios/personaOwners.ts';
import { PERSONA_PASSWORD } from './scenarios/personas.ts';
import { PortTaken, type Running, startDemo } from './server.ts';
import { FolderInUse } from './store/folderLock.ts';

/** Signals that end the server, and their exit codes. */
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Returns the folder of a build: beside the built server, or in `dist` when this runs from source. */
const builtFolder = (...places: readonly [beside: string, inDist: string]): string => {
  const [built, source] = places.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return built && existsSync(`${built}/app.html`) ? built : String(source);
};

/** Returns the folders of the served pages: the demo's build with the product's as fallback, or only the product's. */
function webFolders({ hasStage, app }: Config): string[] {
  const web = builtFolder('../web', '../dist/web');
  return hasStage && app === 'demo' ? [builtFolder('./phone', '../dist/demo-server/phone'), web] : [web];
}

/** Runs the server until a signal ends it, or the end of `npm run dev`, which then cannot send one if it was killed. */
async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const starterEnded = new Promise((resolve) => process.once('disconnect', resolve));
  const running = await startDemo(config, { webFolders: webFolders(config) });
  const signalled = Promise.race((Object.keys(exitCodes) as (keyof typeof exitCodes)[]).map(firstOf));
  printWelcome(config, running);
  await Promise.race([signalled, starterEnded]);
  await running.stop();
}

function printWelcome(config: Config, { demo, url }: Running): void {
  const hasOperator = config.hasStage && config.idleResetMs === 0;
  if (config.log === 'pretty') {
    print(`The owner's app  ${url}`);
    if (hasOperator) print(`The stage        ${url}/demo`);
    const people = personaOwners(demo);
    if (people.length > 0)
      print(`Personas         ${people.map(({ email }) => email).join(', ')}; password ${PERSONA_PASSWORD}`);
  }
  if (!hasOperator && config.smsCode === null) {
    print('Without the stage SMS codes are not visible: set one with --sms-code.');
  }
  if (isExposed(config.host)) {
    const port = new URL(url).port;
    const addresses = isOpen(config.host) ? ownAddresses().map((address) => `http://${address}:${port}`) : [url];
    print(`Open to this network: anyone who reaches ${addresses.join(' or ')} can use the app.`);
  }
  print(`Adelantto demo ready: ${url}`);
}

/** Resolves at the first signal of a kind. The second one ends the process at once. */
const firstOf = (signal: keyof typeof exitCodes): Promise<void> =>
  new Promise((resolve) => {
    process.once(signal, () => {
      process.once(signal, () => process.exit(exitCodes[signal]));
      resolve();
    });
  });

/** Prints one line for what the user can correct, a stack for a defect of the server, and exits. */
function fail(error: unknown): never {
  const isUserError = error instanceof ConfigError || error instanceof FolderInUse || error instanceof PortTaken;
  process.stderr.write(`${isUserError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

await main().then(() => process.exit(0), fail);
