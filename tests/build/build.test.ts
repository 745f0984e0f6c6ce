import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rentOfTomorrowToday } from '#i18n/es-MX/landing';
import { guestPages } from '../../web/guest/guestPages.ts';
import { entries, productTexts } from '../rules/catalogue.ts';
import { type BuiltWeb, bankAccount, buildWeb, matchesIn } from './builtWeb.ts';

/** The addresses of the guest pages, by the file that a CDN serves for them. */
const guests = new Map(guestPages.map(({ path }) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, path]));
const pages = [...guests.keys(), 'home.html', 'app.html'];

const ofTheDemo = (await entries()).filter(({ file }) => file.startsWith('demo/')).map(({ text }) => text);
const ofTheProduct = await productTexts();

let web: BuiltWeb;
let configured: BuiltWeb;
beforeAll(() => {
  web = buildWeb();
  configured = buildWeb({
    API_HOST: 'https://api.adelantto.test/"><script>',
    SHOW_CAT: '',
    SITE_HOST: 'https://www.adelantto.test',
    ...bankAccount,
  });
});
afterAll(() => {
  web?.remove();
  configured?.remove();
});

const scripts = () => web.files.filter((file) => file.endsWith('.js'));
const stylesheet = () => web.text(web.files.find((file) => file.endsWith('.css')) ?? '');
const classesIn = (css: string) => new Set(matchesIn(css, /\.(-?[_a-zA-Z][\w-]*)/g));
const classesOn = (html: string) =>
  matchesIn(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/).filter(Boolean));
const metaOf = (html: string, name: string) =>
  matchesIn(html, new RegExp(`<meta name="${name}" content="([^"]*)">`, 'g'));

describe('the build', () => {
  test('writes a document for each guest page and home, and app.html for all other addresses', () => {
    expect(web.files.filter((file) => file.endsWith('.html')).sort()).toEqual([...pages].sort());
    for (const [file, path] of guests) {
      expect(web.text(file)).toContain(`<div id="root" data-prerendered="${path}" `);
      expect(web.text(file)).toMatch(/<h1[ >]/);
    }
    expect(web.text('app.html')).toMatch(/<div id="root" data-styles="[^"]+"><\/div>/);
  });

  test('titles each guest page with its heading', () => {
    const titles = [...guests].map(([file, path]) => [path, ...matchesIn(web.text(file), /<title>([^<]*)<\/title>/g)]);
    expect(titles).toEqual([
      ['/', 'Tu renta de mañana, hoy. · Adelantto'],
      ['/calculator', '¿Cuánto recibirías? · Adelantto'],
      ['/login', 'Iniciar sesión · Adelantto'],
      ['/register', 'Crea tu cuenta · Adelantto'],
      ['/create-account', 'Crea tu cuenta · Adelantto'],
      ['/forgot-password', 'Recupera tu contraseña · Adelantto'],
    ]);
  });

  test('is the same from the same sources, in whatever folder it runs', () => {
    expect(configured.files).toEqual(web.files);
    const differing = web.files.filter((file) => !web.bytes(file).equals(configured.bytes(file)));
    // The other build has settings, which are in the pages and nowhere else.
    expect(differing.sort()).toEqual([...pages].sort());
  });

  test('writes one stylesheet, which no page links; each page has the styles that it needs inline', () => {
    const sheets = web.files.filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    for (const page of pages) {
      expect(matchesIn(web.text(page), /<link rel="stylesheet" href="\/([^"]+)"/g)).toEqual([]);
      expect(matchesIn(web.text(page), /data-styles="\/([^"]+)"/g)).toEqual(sheets);
      const [own = ''] = matchesIn(web.text(page), /<style>([\s\S]*?)<\/style>/g);
      const known = classesIn(own);
      // Some class names have no styles; they only mark an element.
      const missing = classesOn(web.text(page)).filter((name) => classesIn(stylesheet()).has(name) && !known.has(name));
      expect(missing, page).toEqual([]);
      expect(own.length, page).toBeLessThan(stylesheet().length / 1.5);
    }
  });

  test('imports no script twice in another, and loads none that only re-exports others', () => {
    for (const file of scripts()) {
      const imported = matchesIn(web.text(file), /(?:^|[;}])import(?:\{[^}]*\}from)?"\.\/([\w-]+\.js)"/g);
      expect([...new Set(imported)], file).toEqual(imported);
    }
    const loaded = new Set(pages.flatMap((page) => matchesIn(web.text(page), /\/(assets\/[\w-]+\.js)\b/g)));
    const empty = [...loaded].filter((file) =>
      web
        .text(file)
        .replace(/^(import[^;]*;)*/, '')
        .startsWith('export'),
    );
    expect(loaded.size).toBeGreaterThan(pages.length);
    expect(empty).toEqual([]);
  });

  test('loads no script on the landing page, and prefetches the next page only from a template', () => {
    const html = web.text('index.html');
    const [later = ''] = matchesIn(html, /<template id="later">([\s\S]*?)<\/template>/g);
    expect(matchesIn(html.replace(later, ''), /(?:src|href)="(\/assets\/[^"]+\.js)/g)).toEqual([]);
    expect(matchesIn(later, /href="(\/register|\/assets\/[^"]+)"/g).length).toBeGreaterThan(2);
  });

  test('writes compressed versions with the same content', () => {
    const compressed = web.files.filter((file) => /\.(br|gz)$/.test(file));
    expect(compressed).toHaveLength(2 * (scripts().length + 1));
    for (const file of compressed) {
      const content = file.endsWith('.br') ? brotliDecompressSync(web.bytes(file)) : gunzipSync(web.bytes(file));
      expect(content.equals(web.bytes(file.slice(0, -3))), file).toBe(true);
    }
  });

  test('contains the production build of its packages', () => {
    for (const file of scripts()) {
      expect(web.text(file), file).not.toMatch(
        /process\.env|React DevTools|react\.dev\/errors.{0,40}dev|Warning: Each child/,
      );
    }
  });

  test('contains no path of the machine that built it and no secret, the server and its source map included', () => {
    expect(web.filesWith('Adelantto1!').length).toBeGreaterThan(0);
    expect(web.filesWith(web.place)).toEqual([]);
    for (const secret of [
      /-----BEGIN [A-Z ]*PRIVATE KEY/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\b(gh[pousr]_|github_pat_|npm_|glpat-)\w{20,}/,
      /\bsk_(live|test)_\w{10,}/,
      /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
    ]) {
      expect(web.filesWith(secret), String(secret)).toEqual([]);
    }
    // Personal keys (CURP, RFC) belong to the demo only. The two generic RFCs, which the rules reject by name, may
    // occur.
    const keysOfPeople =
      /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[0-9A-Z]\d\b|\b(?!X[AE]XX010101000)[A-Z]{4}\d{6}[A-Z0-9]{2}[0-9A]\b/;
    expect(web.filesWith(keysOfPeople).filter((file) => file.startsWith('web/'))).toEqual([]);
    // No source maps of the app.
    expect(web.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('contains the text of every message of the product', () => {
    const code = [...pages, ...scripts()]
      .map((file) => web.text(file))
      .join('')
      .replace(/\\(?:x([\dA-F]{2})|u([\dA-F]{4}))/gi, (_, two, four) =>
        String.fromCodePoint(Number.parseInt(two ?? four, 16)),
      );
    const plain = ofTheProduct.filter((text) => !text.includes('{'));
    expect(plain.length).toBeGreaterThan(400);
    expect(plain.filter((text) => !code.includes(text))).toEqual([]);
  });

  test('contains nothing of the demo', () => {
    const product = ofTheProduct.join('\n');
    const words = ofTheDemo.filter((text) => text.length > 12 && !product.includes(text));
    expect(words.length).toBeGreaterThan(50);
    const marks = [...words, '/demo', 'adelantto.test', 'Adelantto1!', 'Tras bambalinas', 'Mariana Ríos', 'id="mark"'];
    for (const file of [...pages, ...scripts()]) {
      const text = web.text(file);
      expect(
        marks.filter((mark) => text.includes(mark)),
        file,
      ).toEqual([]);
    }
  });
});

describe.each(pages)('%s', (page) => {
  test('allows its own inline parts by their hash, and nothing unsafe', () => {
    const html = web.text(page);
    const [policy = ''] = matchesIn(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = matchesIn(html, /<script>([\s\S]*?)<\/script>/g);
    expect(inline).toHaveLength(1);
    const scriptRule = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scriptRule).toBe(`'self' ${inline.map(hashOf).join(' ')}`);
    const styleRule = /style-src ([^;]+)/.exec(policy)?.[1];
    expect(styleRule).toBe(["'self'", ...matchesIn(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hashOf)].join(' '));
    expect(policy).not.toContain('unsafe');
    // The policy applies to what follows it only.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  test('has no style attribute and no handler in its markup', () => {
    expect(matchesIn(web.text(page), /<[^>]*\s(style|on\w+)=/g)).toEqual([]);
  });

  test('links only to assets that exist', () => {
    const html = web.text(page);
    const linked = matchesIn(html, /(?:src|href)="\/(assets\/[^"]+)"/g);
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((file) => !web.files.includes(file))).toEqual([]);
    const entry = matchesIn(html, /<script type="module" src="\/([^"]+)"/g);
    expect(entry).toHaveLength(page === 'index.html' ? 0 : 1);
    expect(new Set(linked).size).toBe(linked.length);
  });

  test('has only classes of the stylesheet', () => {
    const known = classesIn(stylesheet());
    const used = classesOn(web.text(page));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(page === 'app.html' ? -1 : 5);
  });

  test('has a meta tag for each setting, empty except those of the invented company', () => {
    const html = web.text(page);
    const names = 'api-host marketing-host chat-url chat-widget-url faq-url terms-url privacy-url';
    for (const name of names.split(' ')) {
      expect(metaOf(html, name), name).toEqual(['']);
    }
    expect(metaOf(html, 'transfer-clabe')).toEqual(['999180000000043218']);
  });

  test('escapes settings of the build', () => {
    expect(metaOf(configured.text(page), 'api-host')).toEqual(['https://api.adelantto.test/&quot;>&lt;script>']);
  });
});

describe('the app on a home screen', () => {
  type Manifest = { icons: { src: string; sizes: string; purpose: string }[] } & Record<string, unknown>;
  const manifest = (): Manifest => JSON.parse(web.text('manifest.webmanifest'));
  /** Width and height of a PNG, px. */
  const sizeOf = (file: string) => {
    const bytes = web.bytes(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  };

  test('has all that browsers require of an installable app', () => {
    expect(manifest()).toMatchObject({
      name: 'Adelantto',
      short_name: 'Adelantto',
      start_url: '/',
      display: 'standalone',
      lang: 'es-MX',
      background_color: '#ffffff',
      theme_color: '#ffffff',
    });
    const drawn = manifest().icons.filter(({ src }) => src.endsWith('.png'));
    expect(drawn.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of drawn) expect(sizeOf(src.slice(1))).toBe(sizes);
  });

  test.each(pages)('is linked by %s after the scripts of the page', (page) => {
    const html = web.text(page);
    const [touchIcon = ''] = matchesIn(html, /<link rel="apple-touch-icon" href="\/([^"]+)"/g);
    expect(sizeOf(touchIcon)).toBe('180x180');
    expect(matchesIn(html, /<link rel="icon" [^>]*href="\/([^"]+\.svg)"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html.indexOf('rel="icon"')).toBeGreaterThan(html.indexOf('<script type="module"'));
    expect(
      matchesIn(html, /<meta name="theme-color" content="[^"]+" media="\(prefers-color-scheme: (\w+)\)"/g),
    ).toEqual(['light', 'dark']);
  });
});

describe('a link to the landing page', () => {
  const shared = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text ?? '']),
    );

  test('has a title and a picture, with an absolute address when the build knows its host', () => {
    const { 'og:title': title, 'og:image': picture = '' } = shared(web.text('index.html'));
    expect(title).toBe(rentOfTomorrowToday);
    const bytes = web.bytes(picture.slice(1));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(shared(configured.text('index.html'))['og:image']).toBe(`https://www.adelantto.test${picture}`);
  });

  test('is the only link with a preview', () => {
    for (const page of pages.filter((file) => file !== 'index.html')) expect(shared(web.text(page))).toEqual({});
  });
});
