import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names under which a Chromium may lie on the PATH. The one without windows costs a third less of a run on two cores. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The Chromium that the journeys run in: the one that `CHROMIUM` names, the one that the test runner brought, or the
 * machine's own. Where there is none it is installed. Ends the process with one clear line when that fails.
 */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM names ${named}, which is not there.`);
  return present() ?? installed() ?? stop('No Chromium here, and none could be installed: set CHROMIUM to one.');
}

function present() {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const places = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
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

function installed() {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('Installing Chromium…');
    run('apt-get', ['update', '-qq']);
    // Not every release has the first.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation']);
      const found = present();
      if (found) return found;
    }
  }
  run('npx', ['playwright', 'install', 'chromium']);
  return present();
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
