import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Request, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { FILE_PATH, FOREVER, HASHED_NAME, NEVER_SERVED, REVALIDATED } from '../../web/hosting/caching.ts';
import { allowPage, type PageSources, sourcesIn } from './csp.ts';
import { notFound } from './errors.ts';

/** Meta tags of external sites that this server always replaces by its own stand-ins. */
const standInLinks: Readonly<Record<string, string>> = {
  'marketing-host': '/marketing',
  'chat-widget-url': '/chat',
};

/** Meta tags of external links that are filled only while empty: the chat, and with the stage placeholder pages. */
const externalLinks: Readonly<Record<string, string>> = { 'chat-url': '/chat' };
const stageLinks: Readonly<Record<string, string>> = {
  'faq-url': '/demo/external/faq',
  'terms-url': '/demo/external/terms',
  'privacy-url': '/demo/external/privacy',
};

const hashedName = new RegExp(HASHED_NAME);
const neverServed = new RegExp(NEVER_SERVED);
const filePath = new RegExp(FILE_PATH);

/** Matches every path. The pattern `/{*path}` would decode it, and fail for a path that cannot be decoded. */
const ANY_PATH = /^/;

/** Routes of the built web's assets, compressed by the build. The first folder that has a file serves it. */
export function staticAssets(folders: readonly string[]): Router {
  const routes = Router();
  for (const folder of folders.filter((it) => existsSync(it))) routes.use(assetsOf(folder));
  return routes;
}

/**
 * Routes of the built web's pages, behind its assets: `name.html` for `/name`, `app.html` for every other address of the
 * app. A missing file is a 404, except for a browser that requests a page: then the app shows its own "not found". The
 * first folder that has a page serves it.
 */
export function staticPages(folders: readonly string[], { hasStage }: { hasStage: boolean }): Router {
  const routes = Router();
  const links = { ...externalLinks, ...(hasStage && stageLinks) };
  const pages = createPageCache(folders, links);
  routes.get(ANY_PATH, async (req, res) => {
    if (isAssetPath(req.path) && !acceptsHtml(req)) throw notFound();
    const page = (await pages(pageNameOf(req.path))) ?? (await pages('app'));
    // Happens only when the server runs from source.
    if (!page) return void res.status(503).type('text').send('The web app is not built yet: npm run build');
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
        void res.setHeader('Cache-Control', hashedName.test(withoutEncoding(path)) ? FOREVER : REVALIDATED),
    },
  });
  return Router().get(ANY_PATH, (req, res, next) => {
    // Pages are filled in by the route above; files that the build compressed are chosen by the Accept-Encoding header.
    if (isAssetName(req.path)) serve(req, res, next);
    else next();
  });
}

const withoutEncoding = (path: string): string => path.replace(/\.(br|gz)$/, '');
const isAssetPath = (path: string): boolean => filePath.test(path) && !path.endsWith('.html');
/** Whether a path may be one of the build's assets. Their names need no encoding: a path with `%` is none of them. */
const isAssetName = (path: string): boolean => isAssetPath(path) && !path.includes('%') && !neverServed.test(path);

/** Whether the response will be shown as a page: scripts, images and API calls do not accept HTML by name. */
const acceptsHtml = (req: Request): boolean => req.get('accept')?.includes('text/html') ?? false;

/**
 * Returns the page name of a path; `/` is `index`. A path that is no valid name becomes `app`: none leads out of the
 * folder.
 */
const pageNameOf = (path: string): string => {
  const name = path.replace(/^\/|\/$|\.html$/g, '') || 'index';
  return /^[\w-]+(\/[\w-]+)*$/.test(name) ? name : 'app';
};

type Page = { readonly html: Buffer; readonly brotli: Buffer; readonly sources: PageSources };

/** Returns a function that finds pages, filled in and compressed once for each build. */
function createPageCache(folders: readonly string[], links: Readonly<Record<string, string>>) {
  const cache = new Map<string, { changed: number; page: Promise<Page> }>();
  return async (name: string): Promise<Page | undefined> => {
    for (const folder of folders) {
      const path = join(folder, `${name}.html`);
      const changed = await modifiedAt(path);
      if (changed === undefined) continue;
      const cached = cache.get(path);
      if (cached?.changed === changed) return cached.page;
      const page = loadPage(path, links);
      cache.set(path, { changed, page });
      page.catch(() => cache.delete(path));
      return page;
    }
    return undefined;
  };
}

const modifiedAt = (path: string): Promise<number | undefined> =>
  stat(path).then(
    (file) => file.mtimeMs,
    // The folder has no such page.
    () => undefined,
  );

async function loadPage(path: string, links: Readonly<Record<string, string>>): Promise<Page> {
  const html = fillMetaTags(await readFile(path, 'utf8'), links);
  const bytes = Buffer.from(html);
  const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { html: bytes, brotli, sources: sourcesIn(html) };
}

/** Fills the meta tags of a page with the stand-ins of this server; `links` fill only empty tags. */
const fillMetaTags = (html: string, links: Readonly<Record<string, string>> = {}): string =>
  html.replace(/(<meta name="([\w-]+)" content=")([^"]*)"/g, (tag, start: string, name: string, content: string) => {
    const address = ownValue(standInLinks, name) ?? (content === '' ? ownValue(links, name) : undefined);
    return address === undefined ? tag : `${start}${address}"`;
  });

const ownValue = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function sendPage(req: Request, res: Response, { html, brotli, sources }: Page): void {
  allowPage(res, sources);
  res.type('html').set('Cache-Control', REVALIDATED).vary('Accept-Encoding');
  if (req.acceptsEncodings('br', 'identity') !== 'br') return void res.send(html);
  res.set('Content-Encoding', 'br').send(brotli);
}
