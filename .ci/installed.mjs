import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [least, patch] = [20, 19];

/** Makes sure that the packages of the lock file are there, and that this Node can run them; ends the process if not. */
export function installMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < least || (major === least && minor < patch)) {
    stop(`Adelantto needs Node ${least}.${patch} or newer; this is ${process.versions.node}.`);
  }
  // npm writes this file last: older than the lock file, or missing, means that an install is due or was cut off.
  const written = `${root}node_modules/.package-lock.json`;
  if (existsSync(written) && statSync(written).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs) return;
  console.log('Installing what is missing…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop('The packages could not be installed; see above.');
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
