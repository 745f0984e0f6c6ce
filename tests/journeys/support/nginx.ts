import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deployFiles } from '../../../web/hosting/deployFiles.ts';
import { findNginx } from '../../runner/nginx.mjs';

const builtWeb = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** A running nginx that serves a copy of `dist/web` as `dist/deploy/nginx.conf` says. */
export type NginxServer = { readonly url: string; stop(): Promise<void> };

/** Returns a port of the loopback interface that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts nginx on a port. `settings` are those of the build, by the names of their environment variables; `upstream` is
 * the API to which it passes calls on where the API has no host of its own.
 */
export async function startNginx(
  port: number,
  settings: Readonly<Record<string, string>>,
  upstream = '127.0.0.1:4000',
): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'adelantto-nginx-'));
  const web = join(folder, 'web');
  await cp(builtWeb, web, { recursive: true });
  const documents = (await readdir(web)).filter((name) => name.endsWith('.html'));
  for (const name of documents) {
    const file = join(web, name);
    await writeFile(file, withSettings(await readFile(file, 'utf8'), settings));
  }
  await mkdir(join(folder, 'logs'));
  const { program, brotliModule } = findNginx();
  const site = (deployFiles(documents, settings)['nginx.conf'] ?? '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/adelantto;', `root ${web};`)
    .replace('server 127.0.0.1:4000;', `server ${upstream};`)
    .replace('brotli_static on;', brotliModule === null ? '' : 'brotli_static on;');
  await writeFile(join(folder, 'nginx.conf'), frameOf(site, brotliModule));
  const nginx = spawn(String(program), ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilListening(port, nginx);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill();
      if (nginx.exitCode === null) await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills in the settings of a built page, `API_HOST` into the meta tag `api-host`, as its web server may. */
const withSettings = (html: string, settings: Readonly<Record<string, string>>): string =>
  html.replace(/(<meta name="([\w-]+)" content=")([^"]*)"/g, (tag, start: string, name: string) => {
    const value = settings[name.toUpperCase().replaceAll('-', '_')];
    return value === undefined ? tag : `${start}${value}"`;
  });

/** Returns the whole configuration of an nginx in the foreground, whose files are all in its own folder. */
const frameOf = (site: string, brotliModule: string | null): string => `
${brotliModule === null ? '' : `load_module ${brotliModule};`}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${site}
}
`;

async function untilListening(port: number, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(10);
  }
  throw new Error('nginx ended before it was ready; see its message above');
}
