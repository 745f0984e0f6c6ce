import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { allowPage, type PageSources, sourcesIn } from './csp.ts';
import { notFound } from './errors.ts';

/** Addresses outside the app that this server stands in for, by their meta tag (contract §1). */
export const standInLinks: Readonly<Record<string, string>> = {
  'marketing-host': '/marketing',
  'chat-widget-url': '/chat',
};

/** Links that lead outside, where nobody has said whereto: to the chat, and to the stage's blank pages (ux §1.4). */
const outside: Readonly<Record<string, string>> = { 'chat-url': '/chat' };
const outsideOnStage: Readonly<Record<string, string>> = {
  'faq-url': '/demo/external/faq',
  'terms-url': '/demo/external/terms',
  'privacy-url': '/demo/external/privacy',
};

/** A name that changes with its content: `c-1A2B3C4D.js`. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';

type WebOptions = {
  stage: boolean;
  /** Where there is a stage each page is told the newest event: it follows what happens from there. */
  lastEvent: () => string;
};

/** Every path. The pattern `/{*path}` would decode it, and refuse one that cannot be decoded. */
const ANY_PATH = /^/;

/**
 * Serves a built web: `name.html` for `/name`, `app.html` for every other address of the app, assets compressed by the
 * build. What looks like a file and is none is a 404, except for a browser that asks for a page: the app then says that
 * there is none. Of several folders the first that has the file serves it.
 */
export function staticPages(folders: readonly string[], { stage, lastEvent }: WebOptions): Router {
  const routes = Router();
  const pages = pagesOf(folders, stage ? { ...outside, ...outsideOnStage } : outside);
  for (const folder of folders.filter((it) => existsSync(it))) routes.use(assetsOf(folder));

  routes.get(ANY_PATH, async (req, res) => {
    if (isAssetPath(req.path) && !asksForPage(req)) throw notFound();
    const page = (await pages(nameOf(req.path))) ?? (await pages('app'));
    // Only ever seen by whoever starts the server from its source.
    if (!page) return void res.status(503).type('text').send('The web app is not built yet: npm run build');
    if (stage) res.set('Server-Timing', `event;desc="${lastEvent()}"`);
    sendPage(req, res, page);
  });
  return routes;
}

function assetsOf(folder: string) {
  const serve = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders: (res, path) =>
        void res.setHeader('Cache-Control', HASHED.test(withoutEncoding(path)) ? FOREVER : 'no-cache'),
    },
  });
  return Router().get(ANY_PATH, (req, res, next) => {
    // Pages are filled in before they are served, so they go their own way; so does what the build compressed.
    if (isAssetName(req.path)) serve(req, res, next);
    else next();
  });
}

const withoutEncoding = (path: string): string => path.replace(/\.(br|gz)$/, '');
const isAssetPath = (path: string): boolean => /\.[^/]+$/.test(path) && !path.endsWith('.html');
/** The build's names need no encoding: a path that has any is no asset's, and may be one that cannot be decoded. */
const isAssetName = (path: string): boolean => isAssetPath(path) && !path.includes('%') && !/\.(br|gz|map)$/.test(path);

/** Whether a browser is to show the answer as a page; a script, a picture or a call does not ask for HTML by its name. */
const asksForPage = (req: Request): boolean => req.get('accept')?.includes('text/html') ?? false;

/** `/` is `index`; what has no page's name is none, however it is spelt: no address leads out of the folder. */
const nameOf = (path: string): string => {
  const name = path.replace(/^\/|\/$|\.html$/g, '') || 'index';
  return /^[\w-]+(\/[\w-]+)*$/.test(name) ? name : 'app';
};

type Page = { readonly html: Buffer; readonly brotli: Buffer; readonly sources: PageSources };

/** Looks pages up, filled in and compressed once for each build of them. */
function pagesOf(folders: readonly string[], links: Readonly<Record<string, string>>) {
  const kept = new Map<string, { changed: number; page: Promise<Page> }>();
  return async (name: string): Promise<Page | undefined> => {
    for (const folder of folders) {
      const path = join(folder, `${name}.html`);
      const changed = await lastChange(path);
      if (changed === undefined) continue;
      const known = kept.get(path);
      if (known?.changed === changed) return known.page;
      const page = pageIn(path, links);
      kept.set(path, { changed, page });
      page.catch(() => kept.delete(path));
      return page;
    }
    return undefined;
  };
}

const lastChange = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (file) => file.mtimeMs,
    // No such page here.
    () => undefined,
  );

async function pageIn(path: string, links: Readonly<Record<string, string>>): Promise<Page> {
  const html = fillMetaTags(await readFile(path, 'utf8'), links);
  const bytes = Buffer.from(html);
  const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { html: bytes, brotli, sources: sourcesIn(html) };
}

/** A page with the addresses of what this server stands in for; `links` fill only what is empty. */
export const fillMetaTags = (html: string, links: Readonly<Record<string, string>> = {}): string =>
  html.replace(/(<meta name="([\w-]+)" content=")([^"]*)"/g, (tag, start: string, name: string, content: string) => {
    const address = own(standInLinks, name) ?? (content === '' ? own(links, name) : undefined);
    return address === undefined ? tag : `${start}${address}"`;
  });

const own = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function sendPage(req: Request, res: Response, { html, brotli, sources }: Page): void {
  allowPage(res, sources);
  res.type('html').set('Cache-Control', 'no-cache').vary('Accept-Encoding');
  if (req.acceptsEncodings('br', 'identity') !== 'br') return void res.send(html);
  res.set('Content-Encoding', 'br').send(brotli);
}
