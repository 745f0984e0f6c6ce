import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: Debian or a system like it, as root. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

export const updatePackageLists = () => apt('update', '-qq');

/** Installs packages without starting a service that they contain. A package that does not exist is an error line. */
export const installPackages = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // In the runlevel of a machine in maintenance Debian's packages start no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
