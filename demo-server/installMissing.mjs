import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [minMajor, minMinor] = [20, 19];

/** Installs the packages of the lock file if they are missing or old. Exits when that fails or this Node is too old. */
export function installMissing() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    stop(`Adelantto needs Node ${minMajor}.${minMinor} or newer; this is ${process.versions.node}.`);
  }
  // npm writes this file last. Missing, or older than the lock file, means that an install is due or was interrupted.
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
