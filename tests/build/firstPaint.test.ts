import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltWeb, buildWeb } from './builtWeb.ts';

/** What a page does before anything of it can be seen or used, as its built HTML says. */
let web: BuiltWeb;
let pages: string[];
beforeAll(() => {
  web = buildWeb();
  pages = web.files.filter((file) => file.endsWith('.html'));
}, 120_000);
afterAll(() => web?.remove());

const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, found]) => found ?? '');
const waitedFor = (page: string) => all(web.text(page), /(?:modulepreload" href|module" src)="\/([^"]+)"/g);

test('no page keeps its first paint back for the font', () => {
  for (const page of pages) {
    const [head = '', body = ''] = web.text(page).split('<body>');
    expect(head, page).not.toContain('as="font"');
    expect(body, page).toContain('as="font"');
  }
});

test('what a page waits for is compiled beside its download, and nothing else is', () => {
  const waited = pages.flatMap(waitedFor);
  const hinted = web.files.filter((file) => web.text(file).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toEqual([...new Set(waited)].sort());
});

test('a page carries no token that its own styles do not name', () => {
  for (const page of pages) {
    const [, styles = ''] = web.text(page).match(/<style>([\s\S]*?)<\/style>/) ?? [];
    const named = new Set(all(styles, /var\((--[\w-]+)/g));
    const declared = new Set(all(styles, /(--[\w-]+):/g));
    expect(
      [...declared].filter((token) => !named.has(token)),
      page,
    ).toEqual([]);
  }
});

test('all that a page waits for is asked for at once', () => {
  for (const page of pages) {
    const loaded = waitedFor(page);
    const imported = loaded.flatMap((file) =>
      all(web.text(file), /(?:from|import)\s?"\.\/([\w-]+\.js)"/g).map((name) => `assets/${name}`),
    );
    expect(
      imported.filter((file) => !loaded.includes(file)),
      page,
    ).toEqual([]);
  }
});
