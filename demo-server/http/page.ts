import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Response } from 'express';
import * as phoneTexts from '#i18n/es-MX/demo/phone';
import { allowPage } from './csp.ts';

/** A page that this server renders itself: title, body, and which of the built styles and scripts it uses. */
export type Page = {
  readonly title: string;
  readonly body: string;
  readonly style: 'console' | 'pages' | 'api-reference';
  readonly script?: 'console' | 'states' | 'enter' | 'sign' | 'api-reference';
  /** Whether it is shown in a sandboxed frame, where it may fetch nothing: its styles are inlined. */
  readonly sandboxed?: boolean;
};

/** URL path of the built styles and scripts of these pages. */
export const ASSETS = '/demo-assets';

/** Banner over pages that stand in for external sites. A framed page needs none: the app around it has one. */
const DEMO_BANNER = `<p class="mark">${phoneTexts.mark}</p>`;

/** Sends a page. All its parts come from this server, so the strict policy of all responses applies. */
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
    // With 'no-referrer', browsers send the origin of a form as 'null', which the guard rejects.
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' })
    .send(`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Adelantto</title>
<link rel="icon" href="data:,">
${inlined ? `<style>${inlined.css}</style>` : `<link rel="stylesheet" href="${ASSETS}/${style}.css">`}
${script ? `<script type="module" src="${ASSETS}/${script}.js"></script>` : ''}
</head>
<body>
${style === 'pages' && !sandboxed ? DEMO_BANNER : ''}
${body}
</body>
</html>
`);
}

/**
 * Sets the policy of a sandboxed page: inlined styles and font, no script; may be framed also when the stage is off.
 */
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

/** Escapes text for HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

/** Returns a script element with a value as JSON for the page's own script. The value cannot end the element. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Folder of the built styles and scripts: beside the built server, or in `dist` when it runs from source. */
function assetsFolder(): string {
  const [built = '', source = ''] = ['./assets', '../../dist/demo-server/assets'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return existsSync(join(built, 'enter.js')) ? built : source;
}

/** Returns a built stylesheet and its hash for the policy; an empty one when nothing is built. */
function builtStyle(style: Page['style']): { css: string; hash: string } {
  const path = join(assetsFolder(), `${style}.css`);
  const css = existsSync(path) ? inlineFont(readFileSync(path, 'utf8')) : '';
  return { css, hash: createHash('sha256').update(css).digest('base64') };
}

/** Inlines the font into a stylesheet: a sandboxed page has no origin and may not fetch one. */
const inlineFont = (css: string): string =>
  css.replaceAll(new RegExp(`url\\("?${ASSETS}/([\\w-]+\\.woff2)"?\\)`, 'g'), (_, file: string) => {
    const font = readFileSync(join(assetsFolder(), file)).toString('base64');
    return `url(data:font/woff2;base64,${font})`;
  });

/** Middleware that serves the built styles and scripts of these pages. */
export const ownAssets = (): RequestHandler =>
  express.static(assetsFolder(), {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res) => void res.setHeader('Cache-Control', 'no-cache'),
  });
