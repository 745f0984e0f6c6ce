import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Stage } from '../stage.ts';
import { bundled } from './support/bundled.ts';
import { running, temporaryFolder } from './support/demo.ts';

let main: string;
beforeAll(async () => {
  main = await bundled('demo-server/main.ts');
});
afterAll(() => rm(main));

const READY = /^Adelantto demo ready: (http:\/\/127\.0\.0\.1:\d+)$/m;

/** Starts the command as a user does. `ready` resolves with its address, `ended` with its exit code and output. */
function started(...flags: string[]) {
  // Without the settings of whoever runs the tests. NODE_OPTIONS and DELAY_SEED slow its files down in `npm run shake`.
  const { PATH, NODE_OPTIONS, DELAY_SEED } = process.env;
  const child: ChildProcess = spawn(process.execPath, [main, ...flags], { env: { PATH, NODE_OPTIONS, DELAY_SEED } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const collect = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = READY.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return { child, ready, ended };
}

const inMemory = ['--port', '0', '--data-dir', ':memory:'];
const lines = (text: string) => text.trim().split('\n');

describe('the command', () => {
  test('prints its address, responds there, and ends on a signal with all writes on disk', async () => {
    const folder = await temporaryFolder();
    const flags = ['--port', '0', '--data-dir', folder, '--scenario', 'empty', '--log', 'silent'];
    const first = started(...flags);
    const url = await first.ready;
    const body = {
      email: 'ana@adelantto.test',
      phone: '+525512345678',
      password: 'Adelantto1!',
      confirm_password: 'Adelantto1!',
    };
    const headers = { 'content-type': 'application/json' };
    const registered = await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(registered.status).toBe(201);

    const second = started(...flags);
    const refused = await second.ended;
    expect(refused.code).toBe(1);
    expect(lines(refused.output)).toEqual([expect.stringContaining('--data-dir')]);

    // An open WebSocket must not keep it from ending.
    const stage = new Stage(url);
    const events = stage.liveEvents();
    await once(events, 'open');
    // That the fault is used up is stored a second later, or when the server ends.
    await stage.faults({ fail: [{ path: '/api/user', status: 500 }] });
    expect((await fetch(`${url}/api/user`)).status).toBe(500);
    first.child.kill('SIGTERM');
    await once(events, 'close');
    expect((await first.ended).code).toBe(0);

    const again = started(...flags);
    const restarted = await again.ready;
    const owners = await (await fetch(`${restarted}/demo/db/owners`)).json();
    expect(owners).toMatchObject([{ email: 'ana@adelantto.test' }]);
    expect((await new Stage(restarted).currentFaults()).fail).toEqual([]);
  });

  test('prints the addresses of app and stage and the personas', async () => {
    const { child, ready, ended } = started(...inMemory);
    const url = await ready;
    child.kill('SIGTERM');
    const { output } = await ended;
    expect(lines(output)).toEqual([
      `The owner's app  ${url}`,
      `The stage        ${url}/demo`,
      expect.stringMatching(/^Personas {9}nueva@adelantto\.test, .*buro@adelantto\.test.*; password Adelantto1!$/),
      `Adelantto demo ready: ${url}`,
    ]);
  });

  test('without the stage prints how to set the SMS codes', async () => {
    const { child, ready, ended } = started(...inMemory, '--log', 'silent', '--stage', 'off');
    await ready;
    child.kill('SIGTERM');
    expect(lines((await ended).output)[0]).toContain('--sms-code');
  });

  test('rejects a bad setting with one line and exit code 2', async () => {
    const { code, output } = await started('--port', 'http').ended;
    expect([code, lines(output)]).toEqual([2, ["PORT (--port) is 'http'; it must be a whole number from 0 to 65535."]]);
  });

  test('rejects an unusable data folder with one line and exit code 2', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    const { code, output } = await started('--port', '0', '--data-dir', file).ended;
    expect([code, lines(output)]).toEqual([
      2,
      [expect.stringMatching(/^DATA_DIR \(--data-dir\) is '.*file'; nothing/)],
    ]);
  });

  test('reports a taken port and names the flag', async () => {
    const { url } = await running();
    const { code, output } = await started('--port', new URL(url).port, '--data-dir', ':memory:').ended;
    expect(code).toBe(1);
    expect(lines(output)).toEqual([expect.stringMatching(/^Port \d+ is taken\. .*--port \d+$/)]);
  });

  test('prints in one line what listening on the network exposes', async () => {
    const { child, ready, ended } = started(...inMemory, '--log', 'silent', '--scenario', 'empty', '--host', '0.0.0.0');
    await ready;
    child.kill('SIGINT');
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(lines(output)).toEqual([expect.stringMatching(/^Open to this network: /), expect.stringMatching(READY)]);
  });
});
