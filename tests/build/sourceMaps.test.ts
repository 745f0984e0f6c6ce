import { SourceMap } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltWeb, buildWeb } from './builtWeb.ts';

let web: BuiltWeb;
beforeAll(() => {
  web = buildWeb();
}, 120_000);
afterAll(() => web?.remove());

const scripts = () => web.files.filter((file) => file.endsWith('.js') && !file.startsWith('assets/photos-'));
const mapOf = (script: string) => JSON.parse(web.textInDist(`maps/web/${script.replace('assets/', '')}.map`));

test('each script has a source map, which is neither served nor named in the script', () => {
  expect(scripts().length).toBeGreaterThan(20);
  for (const script of scripts()) {
    expect(mapOf(script).version).toBe(3);
    expect(web.text(script)).not.toContain('sourceMappingURL');
  }
  expect(web.files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('a position of a stack in a minified script leads to the line of its source', () => {
  const message = 'The page has no element #root';
  const script = scripts().find((file) => web.text(file).includes(message)) ?? '';
  const before = web.text(script).slice(0, web.text(script).indexOf(message)).split('\n');
  const map = mapOf(script);
  const found = new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  expect(found).toMatchObject({ originalSource: expect.stringMatching(/(^|\/)web\/start\.tsx$/) });
  const source: string = 'originalSource' in found ? map.sourcesContent[map.sources.indexOf(found.originalSource)] : '';
  expect(source.split('\n')['originalLine' in found ? found.originalLine : -1]).toContain(message);
});

test('the sources of a map are files of the project, without its folder', () => {
  const sources = new Set(scripts().flatMap((script): string[] => mapOf(script).sources));
  const outside = [...sources].filter((source) => !/^\.\.\/\.\.\/\.\.\/(web|domain|i18n|node_modules)\//.test(source));
  expect(outside).toEqual([]);
});
