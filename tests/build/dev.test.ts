import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySources, sourceText } from './builtWeb.ts';

/** Starts `npm run dev` in a copy of the sources. Resolves with its address once it is ready. */
async function startDev(folder: string): Promise<{ dev: ChildProcess; url: string; ended: Promise<unknown> }> {
  const flags = ['--port', '0', '--data-dir', ':memory:', '--scenario', 'empty'];
  const dev = spawn('npm', ['run', 'dev', '--', ...flags], {
    cwd: folder,
    // A group of its own, so that the server can be killed too when the test has failed.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The pipes close when the server, which writes to them too, has ended as well.
  const ended = once(dev, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: unknown) => {
      output += part;
      const [, address] = /^Adelantto demo ready: (\S+)$/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('exit', () => reject(new Error(output)));
  });
  return { dev, url, ended };
}

let folder: string;
let started: Awaited<ReturnType<typeof startDev>>;
beforeAll(async () => {
  folder = copySources();
  // The real one would replace the packages, which the copy shares with the project.
  writeFileSync(join(folder, 'demo-server/installMissing.mjs'), 'export const installMissing = () => undefined;');
  started = await startDev(folder);
});
afterAll(() => {
  try {
    process.kill(-Number(started.dev.pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A build takes longer than what a test waits for otherwise. */
const soon = { timeout: 60_000 };
/** What open pages read: the number of the build, and below it why there is no newer one. */
const buildText = async () => (await fetch(`${started.url}/build.txt`)).text();

test('npm run dev tells open pages of an error in a source until it is mended, and its server ends with it', async () => {
  const [build] = (await buildText()).split('\n');
  appendFileSync(join(folder, 'web/clock.ts'), 'const broken = ;\n');
  const line = sourceText('web/clock.ts').split('\n').length;
  await expect
    .poll(async () => (await buildText()).split('\n'), soon)
    .toEqual([build, 'Not built, so this page is out of date:', `web/clock.ts:${line}:16: Unexpected ";"`]);
  writeFileSync(join(folder, 'web/clock.ts'), sourceText('web/clock.ts'));
  await expect.poll(buildText, soon).toMatch(/^\d+$/);
  expect(await buildText()).not.toBe(build);

  started.dev.kill('SIGTERM');
  await started.ended;
  await expect(fetch(started.url)).rejects.toThrow();
});
