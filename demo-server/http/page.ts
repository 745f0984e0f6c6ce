import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Response } from 'express';
import { phone } from '#i18n/es-MX/phone';
import { allowPage } from './csp.ts';

/** A page of the demo's own: its title, what is in its body, which of the built styles and scripts it uses. */
export type Page = {
  readonly title: string;
  readonly body: string;
  readonly style: 'stage' | 'pages';
  readonly script?: 'stage' | 'enter' | 'sign';
  /** Whether it is shown in a sandboxed frame of ours, where it may fetch nothing: its styles come within it. */
  readonly sandboxed?: boolean;
};

/** Where the built styles and scripts of these pages are reached. */
export const ASSETS = '/demo-assets';

/** Over every page that stands in for one outside; a framed one has the app's own mark above it. */
const MARK = `<p class="mark">${phone['The mark']}</p>`;

/** Sends a page. Everything in it comes from files of our own, so the strict policy of all answers holds. */
export function sendOwnPage(
  res: Response,
  { title, body, style, script, sandboxed = false }: Page,
  status = 200,
): void {
  const inlined = sandboxed ? builtStyle(style) : undefined;
  if (inlined) allowInOurFrame(res, inlined.hash);
  res
    .status(status)
    .type('html')
    // Without any referrer browsers call the origin of a form 'null', and the guard could not tell that it is ours.
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' })
    .send(`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Adelantto</title>
<link rel="icon" href="data:,">
${inlined ? `<style>${inlined.css}</style>` : `<link rel="stylesheet" href="${ASSETS}/${style}.css">`}
${script ? `<script type="module" src="${ASSETS}/${script}.js"></script>` : ''}
</head>
<body>
${style === 'pages' && !sandboxed ? MARK : ''}
${body}
</body>
</html>
`);
}

/** The policy of a page with its styles and font within it and no script, which our own pages may frame even where there is no stage. */
function allowInOurFrame(res: Response, hash: string): void {
  allowPage(res, { script: "'none'", style: `'sha256-${hash}'` });
  const policy = String(res.get('Content-Security-Policy')).replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'");
  res.set({ 'Content-Security-Policy': `${policy};font-src data:`, 'X-Frame-Options': 'SAMEORIGIN' });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in a page, in an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** A value that a page's script reads; as data it runs nowhere, and it cannot end its own element. */
export const dataFor = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Where the built styles and scripts lie: beside the built server, or in `dist` when this runs from its source. */
function assetsFolder(): string {
  const [built = '', source = ''] = ['./stage', '../../dist/demo-server/stage'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return existsSync(join(built, 'enter.js')) ? built : source;
}

/** A built stylesheet and its hash, as a policy names it; an empty one where nothing is built. */
function builtStyle(style: Page['style']): { css: string; hash: string } {
  const path = join(assetsFolder(), `${style}.css`);
  const css = existsSync(path) ? withItsFont(readFileSync(path, 'utf8')) : '';
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** A sandboxed page has no origin from which it might ask for a font: it comes within the styles. */
const withItsFont = (css: string): string =>
  css.replaceAll(new RegExp(`url\\("?${ASSETS}/([\\w-]+\\.woff2)"?\\)`, 'g'), (_, file: string) => {
    const font = readFileSync(join(assetsFolder(), file)).toString('base64');
    return `url(data:font/woff2;base64,${font})`;
  });

/** Serves the built styles and scripts of these pages. */
export const ownAssets = (): RequestHandler =>
  express.static(assetsFolder(), {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res) => void res.setHeader('Cache-Control', 'no-cache'),
  });
