import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.mjs';
import { programOnPath } from './programs.mjs';

/** The debugging browser of WebKitGTK, which Debian brings along with its library. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The oldest Firefox that was tried and knows the commands that Playwright sends. Version 140 lacks some. */
const OLDEST_FIREFOX = 153;

/**
 * Returns the path of the Firefox for the browser tests: the one in `FIREFOX`, or the machine's own. Returns undefined when
 * there is none that is new enough.
 */
export const presentFirefox = () => newEnough(process.env.FIREFOX ?? programOnPath(['firefox-esr', 'firefox']));

/**
 * Like `presentFirefox`, but installs the newest one on Debian when that is missing. Returns undefined where it cannot be
 * had: a developer without it can still run all other tests.
 */
export function findFirefox() {
  const present = presentFirefox();
  if (present !== undefined || !canInstallPackages()) return present;
  console.log('Installing Firefox…');
  updatePackageLists();
  installPackages('firefox-esr');
  return presentFirefox();
}

const newEnough = (program) =>
  program !== undefined && isNewEnough(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)
    ? program
    : undefined;

/** Whether Playwright can drive the Firefox that says this about its version. */
export const isNewEnough = (said) => Number(/ (\d+)\./.exec(said ?? '')?.[1]) >= OLDEST_FIREFOX;

/**
 * Returns the path of WebKit's debugging browser where its driver and a virtual screen are there too. Installs them on
 * Debian. Returns undefined when they cannot be had.
 */
export function findWebKit() {
  const present = () =>
    existsSync(MINI_BROWSER) && programOnPath(['WebKitWebDriver']) && programOnPath(['Xvfb'])
      ? MINI_BROWSER
      : undefined;
  if (present() !== undefined || !canInstallPackages()) return present();
  console.log('Installing WebKit…');
  updatePackageLists();
  installPackages('webkit2gtk-driver', 'xvfb');
  return present();
}
