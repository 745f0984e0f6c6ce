import { createHash } from 'node:crypto';
import { escaped, fillSettings } from './settings.mjs';

/**
 * Returns the HTML of a page. `frame` is what all pages of a build have: the template and its settings, the inline guard,
 * the strips that the guard shows, the version, the script of the reports if there are any, addresses of font and full
 * stylesheet, and HTML above the app's element.
 *
 * @param {object} frame
 * @param {object} page
 * @param {string} page.styles inlined, because a linked stylesheet that hangs would block every paint
 * @param {string[]} page.scripts addresses of the entry and of its static imports, the entry first
 * @param {boolean} [page.rendersAgain] whether the app renders the page as soon as it has loaded
 * @param {string[]} [page.later] addresses of the scripts and the document of the next page, prefetched when idle
 * @param {string} [page.path] the address that the body is prerendered for
 */
export function renderHtmlPage(frame, page) {
  const { title = 'Adelantto', path, body = '' } = page;
  const prerendered = path === undefined ? '' : ` data-prerendered="${path}"`;
  return fillTemplate(fillSettings(frame.template, frame.settings), {
    title,
    version: `<meta name="version" content="${frame.version}">`,
    reports: frame.reports ? reportsTag(frame.reports) : '',
    csp: securityPolicy(frame.guard, page.styles),
    guard: `<script>${frame.guard}</script>`,
    head: headTags(frame, page).join('\n    '),
    strips: frame.strips,
    root: `${frame.above ?? ''}<div id="root"${prerendered} data-styles="${frame.stylesheet}">${body}</div>`,
    // In the body: in the head it would delay the first paint by up to a tenth of a second.
    font: `<link rel="preload" href="${frame.font}" as="font" type="font/woff2" crossorigin>`,
  });
}

/** Restricts the page's own parts. The server of the page restricts connect-src, img-src and frame-src by a header. */
const securityPolicy = (guard, styles) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' '${hashOf(guard)}'; style-src 'self' '${hashOf(styles)}'; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types adelantto; connect-src *; img-src * data: blob:; frame-src *">`;

/** Returns the setting `report-url` with the script that the guard loads where it is filled in. */
const reportsTag = (script) =>
  `<meta name="report-url" content="${escaped(process.env.REPORT_URL ?? '')}" data-script="${script}">`;

function headTags({ stylesheet }, { styles, scripts, rendersAgain, later, preview }) {
  const [entry, ...imported] = scripts;
  return [
    `<style>${styles}</style>`,
    rendersAgain && `<link rel="preload" href="${stylesheet}" as="style">`,
    ...imported.map((script) => `<link rel="modulepreload" href="${script}">`),
    entry && `<script type="module" src="${entry}"></script>`,
    // In a template, because links would compete with what is needed now; the guard inserts them when the page is idle.
    later && `<template id="later">${later.map(prefetchLink).join('')}</template>`,
    ...(preview ? openGraph(preview, process.env.SITE_HOST ?? '') : []),
  ].filter(Boolean);
}

/** Returns the Open Graph tags. The image needs an absolute address, so a public build sets `SITE_HOST`. */
const openGraph = ({ title, text }, host) =>
  [
    ['og:type', 'website'],
    ['og:site_name', 'Adelantto'],
    ['og:locale', 'es_MX'],
    ['og:title', title],
    ['og:description', text],
    ['og:image', `${host}/share.png`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ].map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`);

// Without `as` for a document: Firefox reports a prefetch as a document as failed.
const prefetchLink = (address) =>
  `<link rel="prefetch" href="${address}"${address.endsWith('.js') ? ' as="script" crossorigin' : ''}>`;

const fillTemplate = (template, parts) =>
  Object.entries(parts).reduce((html, [name, part]) => html.replace(`<!--${name}-->`, () => part), template);

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns the file of a page's address: `/login` → `login.html`, `/` → `index.html`. */
export const htmlFileFor = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
