import { SourceMap } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retry } from '#i18n/es-MX/common';
import { scriptsFor } from '../../web/build/scripts.mjs';
import { type BuiltWeb, buildWeb, matchesIn, sourceText } from './builtWeb.ts';

/** Sources that ours do not have: types beside values, and a re-export under another name. */
const imported = {
  'web/typeOnly.ts': "export type Text = string;\nexport const unused = 'a value beside a type';",
  'web/original.ts': "export const original = 'a value behind a re-export';",
  'web/renamed.ts': "export type { Text } from './typeOnly.ts';\nexport { original as renamed } from './original.ts';",
  'web/main.ts': `import type { Text } from './typeOnly.ts';
    import { renamed, type Text as Again } from './renamed.ts';
    const text: Text & Again = renamed;
    document.title = text;
    ${sourceText('web/main.ts')}`,
};

let web: BuiltWeb;
let pages: string[];
beforeAll(() => {
  web = buildWeb({}, imported);
  pages = web.files.filter((file) => file.endsWith('.html'));
});
afterAll(() => web?.remove());

/** The scripts of the pages; the worker of the photos and the reports are bundled on their own, without a source map. */
const scripts = () => web.files.filter((file) => file.endsWith('.js') && !/^assets\/(photos|reports)-/.test(file));
const mapOf = (script: string) => JSON.parse(web.textInDist(`maps/web/${script.replace('assets/', '')}.map`));
/** Returns the scripts that a page needs to start, from its HTML. */
const initialScripts = (page: string, of = web) =>
  matchesIn(of.text(page), /(?:modulepreload" href|module" src)="\/([^"]+)"/g);

describe('a page', () => {
  test('does not delay its first paint for the font', () => {
    for (const page of pages) {
      const [head = '', body = ''] = web.text(page).split('<body>');
      expect(head, page).not.toContain('as="font"');
      expect(body, page).toContain('as="font"');
      expect(head, 'Firefox reports a document that is prefetched as one').not.toContain('as="document"');
    }
  });

  test('declares the colours of its pictures, and no custom property that it does not use', () => {
    for (const page of pages) {
      const html = web.text(page);
      const [styles = ''] = matchesIn(html, /<style>([\s\S]*?)<\/style>/g);
      const named = new Set(matchesIn(html, /var\((--[\w-]+)/g));
      const declared = new Set(matchesIn(styles, /(--[\w-]+):/g));
      const unused = [...declared].filter((token) => !named.has(token));
      expect(unused, page).toEqual([]);
      const filling = matchesIn(html, /(?:fill|stroke)="var\((--[\w-]+)/g);
      const undeclared = filling.filter((token) => !declared.has(token));
      expect(undeclared, page).toEqual([]);
    }
  });

  test('lists all of its initial scripts in its HTML', () => {
    for (const page of pages) {
      const loaded = initialScripts(page);
      const imports = loaded.flatMap((file) => matchesIn(web.text(file), /(?:from|import)\s?"\.\/([\w-]+\.js)"/g));
      const unlisted = imports.filter((name) => !loaded.includes(`assets/${name}`));
      expect(unlisted, page).toEqual([]);
    }
  });
});

describe('a script', () => {
  test('is compiled during its download', () => {
    expect(scripts()).toEqual(expect.arrayContaining(pages.flatMap((page) => initialScripts(page))));
    const hinted = scripts().filter((file) => web.text(file).startsWith('//# allFunctionsCalledOnLoad\n'));
    expect(hinted).toEqual(scripts());
  });

  test('contains no value beside an imported type, and a re-exported value in its importer only', () => {
    expect(web.filesWith('a value behind a re-export').filter((file) => file.endsWith('.js'))).toEqual([
      expect.stringMatching(/^web\/assets\/main-\w+\.js$/),
    ]);
    expect(web.filesWith('a value beside a type').filter((file) => file.endsWith('.js'))).toEqual([]);
    expect(web.text('login.html')).toContain('<script type="module"');
  });

  test('has a source map, which is neither served nor named in the script', () => {
    expect(scripts().length).toBeGreaterThan(20);
    for (const script of scripts()) {
      expect(mapOf(script).version).toBe(3);
      expect(web.text(script)).not.toContain('sourceMappingURL');
    }
    expect(web.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('a release that changes one letter of a text', () => {
  const text = sourceText('i18n/es-MX/common.ts').replace(retry, `${retry}.`);
  let next: BuiltWeb;
  beforeAll(() => {
    next = buildWeb({}, { ...imported, 'i18n/es-MX/common.ts': text });
  });
  afterAll(() => next?.remove());

  test.each([
    ['login.html', 25_000],
    ['home.html', 60_000],
  ])('leaves the packages of %s in the cache: at most %i bytes are loaded again', (page, limit) => {
    const loadedAgain = initialScripts(page, next).filter((script) => !web.files.includes(script));
    const bytes = loadedAgain.map((script) => next.bytes(`${script}.br`).length).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  test('finds no package in a script of our code', () => {
    const isPackage = (source: string) => source.includes('/node_modules/') && !source.endsWith('.svg');
    const sources = scripts().map((script): string[] => mapOf(script).sources);
    const mixed = sources.filter((files) => !files.every(isPackage)).flatMap((files) => files.filter(isPackage));
    expect(sources.flat().filter(isPackage).length).toBeGreaterThan(50);
    expect(mixed, 'missing in web/app/shared-chunks/packages.ts').toEqual([]);
  });
});

describe('a source map', () => {
  test('leads from a position of a stack in a minified script to the line of its source', () => {
    const message = 'The page has no element #root';
    const script = scripts().find((file) => web.text(file).includes(message)) ?? '';
    const before = web.text(script).slice(0, web.text(script).indexOf(message)).split('\n');
    const map = mapOf(script);
    const found = new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    expect(found).toMatchObject({ originalSource: expect.stringMatching(/(^|\/)web\/start\.tsx$/) });
    const text: string = 'originalSource' in found ? map.sourcesContent[map.sources.indexOf(found.originalSource)] : '';
    expect(text.split('\n')['originalLine' in found ? found.originalLine : -1]).toContain(message);
  });

  test('names files of the project, without its folder', () => {
    const sources = new Set(scripts().flatMap((script): string[] => mapOf(script).sources));
    const ours = /^\.\.\/\.\.\/\.\.\/(web|domain|i18n|node_modules)\//;
    expect([...sources].filter((source) => !ours.test(source))).toEqual([]);
  });
});

describe('the build fails', () => {
  test('without a file that another imports', () => {
    const missing = sourceText('web/guest/guest.tsx').replace('route-chunks/login.ts', 'route-chunks/logon.ts');
    expect(() => buildWeb({}, { 'web/guest/guest.tsx': missing })).toThrow('logon.ts');
  });

  test('without a route chunk of the name of a guest screen', () => {
    const outputs = {
      'assets/forgotten.js': { bytes: 0, exports: [], imports: [], inputs: {}, entryPoint: 'web/forgotten.ts' },
    };
    expect(() => scriptsFor(outputs, ['recovery'])).toThrow('No script has the entry recovery');
  });
});
