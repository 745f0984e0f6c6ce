import { caddyfile } from './caddy.ts';
import { nginxConfiguration } from './nginx.ts';
import { type Settings, siteOf } from './site.ts';
import { headersFile, redirectsFile } from './staticHost.ts';

/** Returns the files of `dist/deploy` by their names: how web servers have to serve `dist/web`. */
export function deployFiles(pages: readonly string[], settings: Settings): Record<string, string> {
  const site = siteOf(pages, settings);
  return {
    'nginx.conf': nginxConfiguration(site),
    Caddyfile: caddyfile(site),
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
  };
}
