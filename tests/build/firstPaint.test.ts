import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltWeb, buildWeb, matchesIn } from './builtWeb.ts';

let web: BuiltWeb;
let pages: string[];
beforeAll(() => {
  web = buildWeb();
  pages = web.files.filter((file) => file.endsWith('.html'));
}, 120_000);
afterAll(() => web?.remove());

/** Returns the scripts that a page needs to start, from its HTML. */
const initialScripts = (page: string) => matchesIn(web.text(page), /(?:modulepreload" href|module" src)="\/([^"]+)"/g);

test('no page delays its first paint for the font', () => {
  for (const page of pages) {
    const [head = '', body = ''] = web.text(page).split('<body>');
    expect(head, page).not.toContain('as="font"');
    expect(body, page).toContain('as="font"');
  }
});

test('all scripts of pages are compiled during their download', () => {
  const scripts = web.files.filter((file) => /\.js$/.test(file) && !file.startsWith('assets/photos-'));
  expect(scripts).toEqual(expect.arrayContaining(pages.flatMap(initialScripts)));
  const hinted = scripts.filter((file) => web.text(file).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toEqual(scripts);
});

test('a page declares the colours of its pictures, and no custom property that it does not use', () => {
  for (const page of pages) {
    const html = web.text(page);
    const [, styles = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
    const named = new Set(matchesIn(html, /var\((--[\w-]+)/g));
    const declared = new Set(matchesIn(styles, /(--[\w-]+):/g));
    expect(
      [...declared].filter((token) => !named.has(token)),
      page,
    ).toEqual([]);
    const filling = matchesIn(html, /(?:fill|stroke)="var\((--[\w-]+)/g);
    expect(
      filling.filter((token) => !declared.has(token)),
      page,
    ).toEqual([]);
  }
});

test('the HTML of a page lists all of its initial scripts', () => {
  for (const page of pages) {
    const loaded = initialScripts(page);
    const imported = loaded.flatMap((file) =>
      matchesIn(web.text(file), /(?:from|import)\s?"\.\/([\w-]+\.js)"/g).map((name) => `assets/${name}`),
    );
    expect(
      imported.filter((file) => !loaded.includes(file)),
      page,
    ).toEqual([]);
  }
});
