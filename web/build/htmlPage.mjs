import { createHash } from 'node:crypto';

/**
 * The configurable meta tags with their defaults. A build-time variable of the same name (`API_HOST`) overrides a
 * default, and the server of a page may replace the value later. The company's data are invented: bank code 999 belongs
 * to no bank, so nobody can pay by mistake.
 */
const configuration = {
  'api-host': '',
  'marketing-host': '',
  'chat-url': '',
  'chat-widget-url': '',
  'faq-url': '',
  'terms-url': '',
  'privacy-url': '',
  'transfer-bank': 'Banco Horizonte',
  'transfer-beneficiary': 'Adelantto Demo, S.A. de C.V.',
  'transfer-clabe': '999180000000043218',
  'signing-provider': 'Firma Clara',
  'show-cat': 'yes',
};

const variableOf = (name) => name.toUpperCase().replaceAll('-', '_');

/**
 * Returns the HTML of a page.
 *
 * @param {object} page
 * @param {string} page.template web/index.html
 * @param {string} page.guard the inline script, which runs before the first paint
 * @param {string[]} [page.scripts] addresses of the entry and of its static imports, the entry first
 * @param {string} page.stylesheet the address of the full stylesheet
 * @param {string} page.styles the styles of the prerendered content, inlined. The full stylesheet loads with the app: a
 *   linked stylesheet that hangs would block every paint, that of the error message included
 * @param {boolean} [page.rendersAgain] whether the app renders the page as soon as it has loaded: then the full
 *   stylesheet is preloaded
 * @param {string[]} [page.later] addresses of scripts and documents of the next page, prefetched when idle
 * @param {string} page.font
 * @param {{ icon: string, touchIcon: string, manifest: string, picture: string }} page.icons
 * @param {string} page.loadFailure the HTML of the strip that the guard shows when scripts fail to load
 * @param {{ title: string, text: string }} [page.share] the link preview (Open Graph)
 * @param {string} [page.title]
 * @param {string} [page.path] the address that the body is prerendered for
 * @param {string} [page.body]
 * @param {string} [page.above] HTML before the app's element
 * @param {Record<string, string | undefined>} env
 */
export function renderHtmlPage(
  {
    template,
    guard,
    scripts = [],
    stylesheet,
    styles,
    rendersAgain = false,
    later = [],
    font,
    icons,
    loadFailure,
    share,
    title = 'Adelantto',
    path,
    body = '',
    above = '',
  },
  env,
) {
  const [entry, ...imported] = scripts;
  const head = [
    `<style>${styles}</style>`,
    ...(rendersAgain ? [`<link rel="preload" href="${stylesheet}" as="style">`] : []),
    ...imported.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...(entry === undefined ? [] : [`<script type="module" src="${entry}"></script>`]),
    // In a template, because links would compete with what is needed now; the guard inserts them when the page is idle.
    ...(later.length === 0 ? [] : [`<template id="later">${later.map(prefetchLink).join('')}</template>`]),
    // Last, because the page does not need them to render.
    `<link rel="icon" type="image/svg+xml" href="${icons.icon}">`,
    `<link rel="apple-touch-icon" href="${icons.touchIcon}">`,
    `<link rel="manifest" href="${icons.manifest}">`,
    ...(share === undefined ? [] : openGraph(share, icons.picture, env.SITE_HOST ?? '')),
  ];
  // Restricts the page's own parts. The server of the page restricts connect-src, img-src and frame-src by a header.
  const csp = `default-src 'self'; script-src 'self' '${hashOf(guard)}'; style-src 'self' '${hashOf(styles)}'; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types adelantto; connect-src *; img-src * data: blob:; frame-src *`;
  const address = path === undefined ? '' : ` data-prerendered="${path}"`;
  return fillTemplate(template, {
    title,
    csp: `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    configuration: Object.entries(configuration)
      .map(
        ([name, defaultValue]) => `<meta name="${name}" content="${escaped(env[variableOf(name)] ?? defaultValue)}">`,
      )
      .join('\n    '),
    guard: `<script>${guard}</script>`,
    head: head.join('\n    '),
    loadFailure,
    root: `${above}<div id="root"${address} data-styles="${stylesheet}">${body}</div>`,
    // In the body: in the head it would delay the first paint by up to a tenth of a second.
    font: `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  });
}

/** Returns the Open Graph tags. The image needs an absolute address, so a public build sets `SITE_HOST`. */
const openGraph = ({ title, text }, picture, host) =>
  [
    ['og:type', 'website'],
    ['og:site_name', 'Adelantto'],
    ['og:locale', 'es_MX'],
    ['og:title', title],
    ['og:description', text],
    ['og:image', `${host}${picture}`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ].map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`);

const prefetchLink = (address) =>
  `<link rel="prefetch" href="${address}" as="${address.endsWith('.js') ? 'script" crossorigin="' : 'document'}">`;

const fillTemplate = (template, parts) =>
  Object.entries(parts).reduce((html, [name, part]) => html.replace(`<!--${name}-->`, () => part), template);

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the file of a page's address: `/login` → `login.html`, `/` → `index.html`. */
export const htmlFileFor = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
