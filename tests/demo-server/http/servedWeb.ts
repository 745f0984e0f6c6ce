import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startDemo } from '../../../demo-server/server.ts';
import { configOf } from '../support/demo.ts';

/** Returns a page like those of the build. */
const page = (body: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-AAA='; style-src 'self' 'sha256-BBB='">` +
  `<meta name="marketing-host" content=""><meta name="api-host" content="">${body}`;

/** A web of a few files that a demo server serves to the tests of a file. */
const files = {
  'index.html': page('landing'),
  'login.html': page('login'),
  'app.html': page('app'),
  'profile/create.html': page('create'),
  'assets/c-1A2B3C4D.js': 'let plain;',
  'assets/c-1A2B3C4D.js.br': 'compressed',
  'assets/c-1A2B3C4D.js.map': '{}',
  'sw.js': 'let worker;',
};

/** Starts a demo server that serves a small web of its own, for the tests of a file. */
export function servedWeb() {
  const web = {
    url: '',
    get: (path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
      fetch(web.url + path, { headers }),
  };
  let end = async () => {};
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'adelantto-test-'));
    const folder = join(root, 'web');
    for (const inner of ['assets', 'profile']) await mkdir(join(folder, inner), { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    await writeFile(join(root, 'secret.html'), 'secret');
    const { url, stop } = await startDemo(configOf(), { webFolders: [folder] });
    web.url = url;
    end = async () => {
      await stop();
      await rm(root, { recursive: true });
    };
  });
  afterAll(() => end());
  return web;
}
