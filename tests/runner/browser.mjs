import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.mjs';
import { programOnPath } from './programs.mjs';

/** The name of Chromium's headless shell on the PATH. It makes a run on two cores a third shorter. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** The names of a full browser. */
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Returns the path of the Chromium for the browser tests: the one in `CHROMIUM`, the one of Playwright, or the
 * machine's own. Installs one when there is none, and exits with a message when that fails.
 */
export const findBrowser = () => find([HEADLESS_SHELL, ...FULL_BROWSERS]);

/** Like `findBrowser`, but never the headless shell, which lacks the back-forward cache. */
export const findWholeBrowser = () => find(FULL_BROWSERS);

function find(names) {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM is ${named}, which does not exist.`);
  const found = present(names) ?? installed(names);
  return found ?? stop('No Chromium was found and none could be installed: set CHROMIUM to the path of one.');
}

function present(names) {
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : programOnPath(names);
}

function installed(names) {
  if (canInstallPackages()) {
    console.log('Installing Chromium…');
    updatePackageLists();
    // Not every Debian release has each package.
    for (const name of names) {
      installPackages(name, 'fonts-liberation');
      const found = present(names);
      if (found) return found;
    }
  }
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return present(names);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
