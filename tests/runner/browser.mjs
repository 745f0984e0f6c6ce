import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Chromium without windows, by its name on the PATH: it costs a third less of a run on two cores. */
const WINDOWLESS = 'chromium-headless-shell';
/** Names of the whole one. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium that the journeys run in: the one that `CHROMIUM` names, the one that the test runner brought, or the
 * machine's own. Where there is none it is installed. Ends the process with one clear line when that fails.
 */
export const findBrowser = () => find([WINDOWLESS, ...WHOLE]);

/** The same, with all that a person's browser has: the one without windows keeps no page for going back. */
export const findWholeBrowser = () => find(WHOLE);

function find(names) {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM names ${named}, which is not there.`);
  const found = present(names) ?? installed(names);
  return found ?? stop('No Chromium here, and none could be installed: set CHROMIUM to one.');
}

function present(names) {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const places = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return places.find(runs);
}

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next one.
    return false;
  }
}

function installed(names) {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('Installing Chromium…');
    run('apt-get', ['update', '-qq']);
    // Not every release has each of them.
    for (const name of names) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
      const found = present(names);
      if (found) return found;
    }
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return present(names);
}

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
