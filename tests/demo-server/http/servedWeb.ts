import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDemo } from '../../../demo-server/server.ts';
import { configOf, temporaryFolder } from '../support/demo.ts';

/** Returns a page like those of the build. */
export const page = (body: string) =>
  `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-AAA='; style-src 'self' 'sha256-BBB='">` +
  `<meta name="marketing-host" content=""><meta name="api-host" content="">${body}`;

/** Starts a demo server that serves a small web of its own. */
export async function served() {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'profile'));
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
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(join(folder, '../secret.html'), 'secret');
  const server = await startDemo(configOf(), { webFolders: [folder] });
  const get = (path: string, headers: Record<string, string> = { 'accept-encoding': 'identity' }) =>
    fetch(server.url + path, { headers });
  return { get, url: server.url, stop: server.stop };
}
