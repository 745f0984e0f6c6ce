import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.mjs';
import { programOnPath } from './programs.mjs';

/** The debugging browser of WebKitGTK, which Debian brings along with its library. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** The engines beside Chromium: their name, their configuration in `tests/`, and how to find their program. */
export const engines = [
  { name: 'Firefox', config: 'engines', find: findFirefox },
  { name: 'WebKit', config: 'webkit', find: findWebKit },
];

/**
 * Returns the path of the Firefox for the browser tests: the one in `FIREFOX`, or the machine's own. Installs one on Debian.
 * Returns undefined when there is none: a developer without it can still run all other tests.
 */
export function findFirefox() {
  const onPath = () => programOnPath(['firefox-esr', 'firefox']);
  const found = process.env.FIREFOX ?? onPath();
  if (found !== undefined || !canInstallPackages()) return found;
  console.log('Installing Firefox…');
  updatePackageLists();
  installPackages('firefox-esr');
  return onPath();
}

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

/** Returns the line about an engine in the closing lines of `npm test`. */
export const engineLine = (name, { passed, failures }, seconds) =>
  `${name}: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`;

/** Returns the line about an engine that could not be had. */
export const missingEngineLine = (name) => `${name}: not run, because it is neither installed nor could be installed`;
