import { createHash } from 'node:crypto';

/**
 * What is not the same everywhere: meta tags, each with the value of the build-time variable of its name (`API_HOST`)
 * or this one (contract §1). Whoever serves a page may fill them in later. The company's data are invented: bank code
 * 999 belongs to no bank, so nobody can pay by mistake.
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
 * One page of the app as HTML.
 *
 * @param {object} page
 * @param {string} page.template web/index.html
 * @param {string} page.guard the script that runs before anything is painted
 * @param {string[]} [page.scripts] addresses of the entry and of what it imports, the entry first; none has to come
 * @param {string} page.stylesheet the address of all styles
 * @param {string} page.styles what the document shows by itself needs of them, written into it. The whole comes with the app:
 *   a linked stylesheet that hangs would keep back every paint, also that of the words about it
 * @param {boolean} [page.drawnAnew] whether the app draws the page as soon as it can: all styles come beside its code
 * @param {string[]} [page.later] what the next page needs: addresses of scripts and documents, asked for when idle
 * @param {string} page.font
 * @param {{ icon: string, touchIcon: string, manifest: string, picture: string }} page.icons
 * @param {string} page.unreached what the guard shows when the scripts do not come
 * @param {{ title: string, text: string }} [page.share] what a link to the page says of it elsewhere
 * @param {string} [page.title]
 * @param {string} [page.path] the address that the body was prerendered for
 * @param {string} [page.body]
 * @param {string} [page.above] what stands before the app
 * @param {Record<string, string | undefined>} env
 */
export function pageOf(
  {
    template,
    guard,
    scripts = [],
    stylesheet,
    styles,
    drawnAnew = false,
    later = [],
    font,
    icons,
    unreached,
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
    ...(drawnAnew ? [`<link rel="preload" href="${stylesheet}" as="style">`] : []),
    ...imported.map((script) => `<link rel="modulepreload" href="${script}">`),
    ...(entry === undefined ? [] : [`<script type="module" src="${entry}"></script>`]),
    // Links of their own would share the line with what is needed now; the guard lets these out when it is idle.
    ...(later.length === 0 ? [] : [`<template id="later">${later.map(prefetch).join('')}</template>`]),
    // Last: nothing of the page waits for them.
    `<link rel="icon" type="image/svg+xml" href="${icons.icon}">`,
    `<link rel="apple-touch-icon" href="${icons.touchIcon}">`,
    `<link rel="manifest" href="${icons.manifest}">`,
    ...(share === undefined ? [] : sharing(share, icons.picture, env.SITE_HOST ?? '')),
  ];
  // Only what belongs to the page itself stands in it; who serves it adds where it may connect (contract §1).
  const csp = `default-src 'self'; script-src 'self' '${hashOf(guard)}'; style-src 'self' '${hashOf(styles)}'; object-src 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types adelantto; connect-src *; img-src * data: blob:; frame-src *`;
  const address = path === undefined ? '' : ` data-prerendered="${path}"`;
  return filled(template, {
    title,
    csp: `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    configuration: Object.entries(configuration)
      .map(([name, otherwise]) => `<meta name="${name}" content="${escaped(env[variableOf(name)] ?? otherwise)}">`)
      .join('\n    '),
    guard: `<script>${guard}</script>`,
    head: head.join('\n    '),
    unreached,
    root: `${above}<div id="root"${address} data-styles="${stylesheet}">${body}</div>`,
    // Asked for in the head, it would keep back the first paint for up to a tenth of a second.
    font: `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  });
}

/** Open Graph. Who shows a link fetches its picture by a whole address, so a build for the public names its host. */
const sharing = ({ title, text }, picture, host) =>
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

const prefetch = (address) =>
  `<link rel="prefetch" href="${address}" as="${address.endsWith('.js') ? 'script" crossorigin="' : 'document'}">`;

const filled = (template, parts) =>
  Object.entries(parts).reduce((html, [name, part]) => html.replace(`<!--${name}-->`, () => part), template);

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `/login` → `login.html`; the root is `index.html` (contract §1). */
export const fileOf = (path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
