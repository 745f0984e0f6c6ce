import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../runner/browser.mjs';
import { looks } from './looks.ts';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));

/**
 * Returns the name of the rendering environment: a page has other pixels on another system, in another major version of
 * Chromium, and in its headless shell.
 */
function renderer(): string {
  const browser = findBrowser();
  const { stdout = '' } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const major = /(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 'unknown';
  const kind = /headless[-_]shell/.test(browser) ? 'headless-shell' : 'whole';
  return `${platform()}-${arch()}-chromium-${major}-${kind}`;
}

// A run that takes baselines may start without any; the workers, which get no arguments, read the environment.
if (process.argv.some((argument) => argument.startsWith('--update-snapshots'))) process.env.AGREE_TO_LOOKS = 'yes';

/** Returns this environment's folder of baselines; undefined, with a message, when there is none to compare with. */
export function baselines(): string | undefined {
  const environment = renderer();
  if (existsSync(folder + environment) || process.env.AGREE_TO_LOOKS) return environment;
  const pictures = looks.reduce((sum, { of }) => sum + of.length, 0);
  process.stdout.write(`${pictures} pictures were not compared: there are no baselines for ${environment}.\n`);
  return undefined;
}
