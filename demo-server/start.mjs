// `npm start`: installs missing packages, builds and starts the demo. `npm run dev` rebuilds and restarts on each change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installMissing } from './installMissing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = fileURLToPath(new URL('../dist/demo-server/main.js', import.meta.url));
const live = process.argv.includes('--live');
const flags = process.argv.slice(2).filter((flag) => flag !== '--live');

endWithNpm();
installMissing();
const { build } = await import('../esbuild.config.mjs');
const { writeFailure } = await import('./liveReload.mjs');
await build({ live, soon: true });
if (live) rebuildOnChange();
else {
  process.argv.splice(2, process.argv.length, ...flags);
  await import(server);
}

/** Ends this process when npm is ended: its signal reaches only the shell between them, and that does not pass it on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

/** Rebuilds after each change, one build at a time; a change during a build starts another one. */
function rebuildOnChange() {
  let running = start();
  let pause;
  let isBuilding = false;
  let isOutdated = false;
  // The server bundles nothing of web/, and serves a new build of it without a restart.
  let isServerOutdated = false;
  const rebuild = async () => {
    isOutdated = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated) {
      isOutdated = false;
      if (!(await tryBuild()) || !isServerOutdated) continue;
      isServerOutdated = false;
      await stop(running);
      running = start();
    }
    isBuilding = false;
  };
  for (const folder of ['web', 'domain', 'i18n', 'demo-server']) {
    watch(`${root}${folder}`, { recursive: true }, () => {
      isServerOutdated ||= folder !== 'web';
      // Editors write a file more than once: changes within 30 ms start one build.
      clearTimeout(pause);
      pause = setTimeout(rebuild, 30);
    });
  }
}

/** Builds, and returns whether that succeeded. After a failure the last good build keeps running, and its pages say why. */
async function tryBuild() {
  try {
    await build({ live, soon: true });
    return true;
  } catch (error) {
    // The bundler prints errors in sources itself.
    if (!('errors' in error)) console.error(error);
    await writeFailure(error);
    return false;
  }
}

/** Ends a server process, if it has not ended by itself. */
const stop = (running) =>
  new Promise((resolve) => {
    if (running.exitCode !== null || running.signalCode !== null) return resolve();
    running.once('exit', resolve);
    running.kill();
  });

/** Starts the server. By the channel between the processes it learns of the end of this one, and ends too. */
function start() {
  return spawn(process.execPath, [server, ...flags], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
}
