import { canInstallPackages, installPackages, updatePackageLists } from './debian.mjs';
import { programOnPath } from './programs.mjs';

/** The engines beside Chromium: their name, Playwright's project, and how to find their program. */
export const engines = [{ name: 'Firefox', project: 'firefox', find: findFirefox }];

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

/** Returns the line about an engine in the closing lines of `npm test`. */
export const engineLine = (name, { passed, failures }, seconds) =>
  `${name}: ${passed} passed, ${failures.length} failed (${Math.round(seconds)} s)`;

/** Returns the line about an engine that could not be had. */
export const missingEngineLine = (name) => `${name}: not run, because it is neither installed nor could be installed`;
