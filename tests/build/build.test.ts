import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { esMX } from '#i18n/es-MX';
import { demo } from '#i18n/es-MX/demo';
import { phone } from '#i18n/es-MX/phone';
import { script } from '#i18n/es-MX/script';
import { stage } from '#i18n/es-MX/stage';
import { routes } from '../../web/app/routes.ts';
import { type BuiltWeb, buildWeb } from './builtWeb.ts';

/** The pages of a guest, by the file that a CDN serves for their address (contract §1). */
const guests = new Map(
  routes
    .filter(({ access }) => access === 'guest')
    .map(({ path }) => [path === '/' ? 'index.html' : `${path.slice(1)}.html`, path]),
);
const pages = [...guests.keys(), 'home.html', 'app.html'];

let web: BuiltWeb;
let again: BuiltWeb;
beforeAll(() => {
  web = buildWeb();
  again = buildWeb({
    API_HOST: 'https://api.adelantto.test/"><script>',
    SHOW_CAT: '',
    SITE_HOST: 'https://www.adelantto.test',
  });
}, 120_000);
afterAll(() => {
  web?.remove();
  again?.remove();
});

const all = (html: string, what: RegExp): string[] => [...html.matchAll(what)].map(([, found]) => found ?? '');
const scripts = () => web.files.filter((file) => file.endsWith('.js'));
const stylesheet = () => web.text(web.files.find((file) => file.endsWith('.css')) ?? '');
const classesIn = (css: string) => new Set(all(css, /\.(-?[_a-zA-Z][\w-]*)/g));
const classesOn = (html: string) =>
  all(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/).filter(Boolean));
const metaOf = (html: string, name: string) => all(html, new RegExp(`<meta name="${name}" content="([^"]*)">`, 'g'));

describe('what is built', () => {
  test('is a page for each address of a guest, and a shell for all others', () => {
    expect(web.files.filter((file) => file.endsWith('.html')).sort()).toEqual([...pages].sort());
    for (const [file, path] of guests) {
      expect(web.text(file)).toContain(`<div id="root" data-prerendered="${path}" `);
      expect(web.text(file)).toMatch(/<h1[ >]/);
      expect(web.text(file)).toMatch(/<title>[^<]+ · Adelantto<\/title>/);
    }
    expect(web.text('app.html')).toMatch(/<div id="root" data-styles="[^"]+"><\/div>/);
  });

  test('is the same from the same sources, wherever it is built', () => {
    expect(again.files).toEqual(web.files);
    const differing = web.files.filter((file) => !web.bytes(file).equals(again.bytes(file)));
    // The other one was given settings, which stand in the pages and nowhere else.
    expect(differing.sort()).toEqual([...pages].sort());
  });

  test('holds one stylesheet, which no page waits for; each has in it what it needs of it', () => {
    const sheets = web.files.filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    for (const page of pages) {
      expect(all(web.text(page), /<link rel="stylesheet" href="\/([^"]+)"/g)).toEqual([]);
      expect(all(web.text(page), /data-styles="\/([^"]+)"/g)).toEqual(sheets);
      const [own = ''] = all(web.text(page), /<style>([\s\S]*?)<\/style>/g);
      const known = classesIn(own);
      // Some names only mark a place, and have no look of their own.
      const lost = classesOn(web.text(page)).filter((name) => classesIn(stylesheet()).has(name) && !known.has(name));
      expect(lost, page).toEqual([]);
      expect(own.length, page).toBeLessThan(stylesheet().length / 1.5);
    }
  });

  test('asks for no script twice in another, and on no page for one that only leads to others', () => {
    for (const file of scripts()) {
      const imported = all(web.text(file), /(?:^|[;}])import(?:\{[^}]*\}from)?"\.\/([\w-]+\.js)"/g);
      expect([...new Set(imported)], file).toEqual(imported);
    }
    const asked = new Set(pages.flatMap((page) => all(web.text(page), /\/(assets\/[\w-]+\.js)/g)));
    const empty = [...asked].filter((file) =>
      web
        .text(file)
        .replace(/^(import[^;]*;)*/, '')
        .startsWith('export'),
    );
    expect(asked.size).toBeGreaterThan(pages.length);
    expect(empty).toEqual([]);
  });

  test('asks for no script on the front, and for what follows only in a template that waits', () => {
    const html = web.text('index.html');
    const [later = ''] = all(html, /<template id="later">([\s\S]*?)<\/template>/g);
    expect(all(html.replace(later, ''), /(\/assets\/[^"]+\.js)/g)).toEqual([]);
    expect(all(later, /href="(\/login|\/assets\/[^"]+)"/g).length).toBeGreaterThan(3);
  });

  test('is compressed as it is', () => {
    const compressed = web.files.filter((file) => /\.(br|gz)$/.test(file));
    expect(compressed).toHaveLength(2 * (scripts().length + 1));
    for (const file of compressed) {
      const whole = file.endsWith('.br') ? brotliDecompressSync(web.bytes(file)) : gunzipSync(web.bytes(file));
      expect(whole.equals(web.bytes(file.slice(0, -3))), file).toBe(true);
    }
  });

  test('is the production build of what it uses', () => {
    for (const file of scripts()) {
      expect(web.text(file), file).not.toMatch(
        /process\.env|React DevTools|react\.dev\/errors.{0,40}dev|Warning: Each child/,
      );
    }
  });

  test('tells nothing of the machine that built it, and no secret, the server and its map included', () => {
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
    // Keys of a person, real or not, are the demonstration's; the two that stand for nobody in particular are refused by name.
    const keysOfPeople =
      /\b[A-Z]{4}\d{6}[HM][A-Z]{5}[0-9A-Z]\d\b|\b(?!X[AE]XX010101000)[A-Z]{4}\d{6}[A-Z0-9]{2}[0-9A]\b/;
    expect(web.filesWith(keysOfPeople).filter((file) => file.startsWith('web/'))).toEqual([]);
    // The source of the app goes nowhere with it.
    expect(web.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('knows nothing of the demonstration', () => {
    const said = Object.values(esMX).join('\n');
    const words = Object.values({ ...demo, ...stage, ...phone, ...script }).filter(
      (text) => text.length > 12 && !said.includes(text),
    );
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
    const [policy = ''] = all(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const inline = all(html, /<script>([\s\S]*?)<\/script>/g);
    expect(inline).toHaveLength(1);
    const scriptRule = /script-src ([^;]+)/.exec(policy)?.[1];
    expect(scriptRule).toBe(`'self' ${inline.map(hashOf).join(' ')}`);
    const styleRule = /style-src ([^;]+)/.exec(policy)?.[1];
    expect(styleRule).toBe(["'self'", ...all(html, /<style[^>]*>([\s\S]*?)<\/style>/g).map(hashOf)].join(' '));
    expect(policy).not.toContain('unsafe');
    // The policy holds for what comes after it.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  });

  test('has no style attribute and no handler in its markup', () => {
    expect(all(web.text(page), /<[^>]*\s(style|on\w+)=/g)).toEqual([]);
  });

  test('links only to assets that are there', () => {
    const html = web.text(page);
    const wanted = all(html, /(?:src|href)="\/(assets\/[^"]+)"/g);
    expect(wanted.length).toBeGreaterThan(4);
    expect(wanted.filter((file) => !web.files.includes(file))).toEqual([]);
    const entry = all(html, /<script type="module" src="\/([^"]+)"/g);
    expect(entry).toHaveLength(page === 'index.html' ? 0 : 1);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  test('has only classes that the stylesheet knows', () => {
    const known = classesIn(stylesheet());
    const used = classesOn(web.text(page));
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(page === 'app.html' ? -1 : 5);
  });

  test('has a setting for each host and link, empty but for the invented company', () => {
    const html = web.text(page);
    for (const name of [
      'api-host',
      'marketing-host',
      'chat-url',
      'chat-widget-url',
      'faq-url',
      'terms-url',
      'privacy-url',
    ]) {
      expect(metaOf(html, name), name).toEqual(['']);
    }
    expect(metaOf(html, 'transfer-clabe')).toEqual(['999180000000043218']);
  });

  test('takes a setting from the build as text', () => {
    expect(metaOf(again.text(page), 'api-host')).toEqual(['https://api.adelantto.test/&quot;>&lt;script>']);
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

  test('has all that browsers ask of one that can be installed', () => {
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

  test.each(pages)('is linked by %s after all that the page waits for', (page) => {
    const html = web.text(page);
    const [touchIcon = ''] = all(html, /<link rel="apple-touch-icon" href="\/([^"]+)"/g);
    expect(sizeOf(touchIcon)).toBe('180x180');
    expect(all(html, /<link rel="icon" [^>]*href="\/([^"]+\.svg)"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html.indexOf('rel="icon"')).toBeGreaterThan(html.indexOf('<script type="module"'));
    expect(all(html, /<meta name="theme-color" content="[^"]+" media="\(prefers-color-scheme: (\w+)\)"/g)).toEqual([
      'light',
      'dark',
    ]);
  });
});

describe('a link to the landing page', () => {
  const shared = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, name, content]) => [
        name,
        content ?? '',
      ]),
    );

  test('is shown with its promise and a picture, by a whole address where the build knows its host', () => {
    const { 'og:title': title, 'og:image': picture = '' } = shared(web.text('index.html'));
    expect(title).toBe(esMX['Your rent of tomorrow, today.']);
    const bytes = web.bytes(picture.slice(1));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(shared(again.text('index.html'))['og:image']).toBe(`https://www.adelantto.test${picture}`);
  });

  test('is the only one that is', () => {
    for (const page of pages.filter((file) => file !== 'index.html')) expect(shared(web.text(page))).toEqual({});
  });
});
