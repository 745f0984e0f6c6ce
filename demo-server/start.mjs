// `npm start`: installs what is missing, builds, starts the demo. `npm run dev` does it again whenever a source changes.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from '../.ci/installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = fileURLToPath(new URL('../dist/demo-server/main.js', import.meta.url));
const live = process.argv.includes('--live');
const flags = process.argv.slice(2).filter((flag) => flag !== '--live');

installMissing();
const { build } = await import('../esbuild.config.mjs');
await build({ live, soon: true });
if (live) keepBuilding();
else {
  process.argv.splice(2, process.argv.length, ...flags);
  await import(server);
}

/** One build at a time; what changes while it runs makes another one. */
function keepBuilding() {
  let running = start();
  let pause;
  let isBuilding = false;
  let isOutdated = false;
  const again = async () => {
    isOutdated = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated) {
      isOutdated = false;
      if (!(await isBuilt())) continue;
      await ended(running);
      running = start();
    }
    isBuilding = false;
  };
  for (const folder of ['web', 'domain', 'i18n', 'demo-server']) {
    watch(`${root}${folder}`, { recursive: true }, () => {
      // An editor writes a file more than once; they all count as one change.
      clearTimeout(pause);
      pause = setTimeout(again, 100);
    });
  }
}

/** Builds anew; when that fails, the last good build stays up until it is mended. */
async function isBuilt() {
  try {
    await build({ live, soon: true });
    return true;
  } catch (error) {
    // What is wrong with a source the bundler has said by itself.
    if (!('errors' in error)) console.error(error);
    return false;
  }
}

/** Ends a server, if it has not ended by itself. */
const ended = (running) =>
  new Promise((resolve) => {
    if (running.exitCode !== null || running.signalCode !== null) return resolve();
    running.once('exit', resolve);
    running.kill();
  });

function start() {
  return spawn(process.execPath, [server, ...flags], { stdio: 'inherit' });
}
