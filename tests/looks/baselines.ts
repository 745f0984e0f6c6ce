import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../runner/browser.mjs';
import { looks } from './looks.ts';

const folder = fileURLToPath(new URL('baselines/', import.meta.url));

/**
 * Who draws: the same page is other pixels on another system, in another major version of Chromium, and in the one without
 * windows.
 */
function painter(): string {
  const browser = findBrowser();
  const { stdout = '' } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  const major = /(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 'unknown';
  const kind = /headless[-_]shell/.test(browser) ? 'headless-shell' : 'whole';
  return `${platform()}-${arch()}-chromium-${major}-${kind}`;
}

// Whoever takes them begins with none; the workers, which get no arguments, are told by the environment.
if (process.argv.some((argument) => argument.startsWith('--update-snapshots'))) process.env.AGREE_TO_LOOKS = 'yes';

/** The folder of this painter's pictures; none where nobody has agreed to any, which is told once and is neither a pass nor a failure. */
export function baselines(): string | undefined {
  const mine = painter();
  if (existsSync(folder + mine) || process.env.AGREE_TO_LOOKS) return mine;
  const pictures = looks.reduce((sum, { of }) => sum + of.length, 0);
  process.stdout.write(`${pictures} pictures were not compared: there are none by ${mine} to compare them with.\n`);
  return undefined;
}
