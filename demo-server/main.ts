import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError, readConfig } from './config.ts';
import { isExposed, isOpen, ownAddresses } from './http/guard.ts';
import { personaOwners } from './scenarios/createPersona.ts';
import { PERSONA_PASSWORD } from './scenarios/personas.ts';
import { PortTaken, type Running, startDemo } from './server.ts';
import { FolderInUse } from './store/folderLock.ts';

/** Signals by which a terminal or a supervisor ends a server, and the exit codes that tell so. */
const endings = { SIGINT: 130, SIGTERM: 143 } as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A built web beside the built server, or in `dist` when this runs from its source. */
const builtFolder = (...places: readonly [beside: string, inDist: string]): string => {
  const [built, source] = places.map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return built && existsSync(`${built}/app.html`) ? built : String(source);
};

/** The folders of the pages that are served: the demo's own, which the product's stand behind, or the product's alone. */
function webFolders({ stage, app }: Config): string[] {
  const web = builtFolder('../web', '../dist/web');
  return stage && app === 'demo' ? [builtFolder('./phone', '../dist/demo-server/phone'), web] : [web];
}

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const running = await startDemo(config, { webFolders: webFolders(config) });
  for (const signal of Object.keys(endings) as (keyof typeof endings)[]) stopOn(signal, running);
  welcome(config, running);
}

function welcome(config: Config, { demo, url }: Running): void {
  if (config.log === 'pretty') {
    say(`The owner's app  ${url}`);
    if (config.stage) say(`The stage        ${url}/demo`);
    const people = personaOwners(demo);
    if (people.length > 0)
      say(`Who may log in   ${people.map(({ email }) => email).join(', ')}; password ${PERSONA_PASSWORD}`);
  }
  if (!config.stage && config.smsCode === null) {
    say('Without the stage nobody sees the SMS codes: set one with --sms-code.');
  }
  if (isExposed(config.host)) {
    const port = new URL(url).port;
    const addresses = isOpen(config.host) ? ownAddresses().map((address) => `http://${address}:${port}`) : [url];
    say(`Open to this network: whoever reaches ${addresses.join(' or ')} may use the app and watch the stage.`);
  }
  say(`Adelantto demo ready: ${url}`);
}

function stopOn(signal: keyof typeof endings, running: Running): void {
  process.once(signal, () => {
    // The second time means now.
    process.once(signal, () => process.exit(endings[signal]));
    running.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  });
}

/** One clear line for what the person at the terminal can change; a stack for what is our fault. */
function fail(error: unknown): never {
  const isTheirs = error instanceof ConfigError || error instanceof FolderInUse || error instanceof PortTaken;
  process.stderr.write(`${isTheirs ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}

await main().catch(fail);
