import { expect, test } from 'vitest';
import { buildWeb, sourceText } from './builtWeb.ts';

const main = sourceText('web/main.ts');
const guestScreens = sourceText('web/guest/guestScreens.ts');
const recovery = sourceText('web/app/route-chunks/recovery.ts');

test('an import of a type and a re-export leave the scripts as they are meant', () => {
  const web = buildWeb(
    {},
    {
      'web/typeOnly.ts': "export type Text = string;\nexport const unused = 'a value beside a type';",
      'web/original.ts': "export const original = 'a value behind a re-export';",
      'web/renamed.ts':
        "export type { Text } from './typeOnly.ts';\nexport { original as renamed } from './original.ts';",
      'web/main.ts': `import type { Text } from './typeOnly.ts';
        import { renamed, type Text as Again } from './renamed.ts';
        const text: Text & Again = renamed;
        document.title = text;
        ${main}`,
    },
  );
  try {
    expect(web.filesWith('a value behind a re-export').filter((file) => file.endsWith('.js'))).toEqual([
      expect.stringMatching(/^web\/assets\/main-\w+\.js$/),
    ]);
    expect(web.filesWith('a value beside a type').filter((file) => file.endsWith('.js'))).toEqual([]);
    expect(web.text('login.html')).toContain('<script type="module"');
  } finally {
    web.remove();
  }
}, 60_000);

test('a guest screen without a route chunk of its name fails the build', () => {
  const renamed = {
    'web/app/route-chunks/forgotten.ts': recovery,
    'web/guest/guestScreens.ts': guestScreens.replace('route-chunks/recovery.ts', 'route-chunks/forgotten.ts'),
  };
  expect(() => buildWeb({}, renamed)).toThrow('No script has the entry recovery');
}, 60_000);

test('a file that is missing fails the build', () => {
  const missing = {
    'web/guest/guestScreens.ts': guestScreens.replace('route-chunks/login.ts', 'route-chunks/logon.ts'),
  };
  expect(() => buildWeb({}, missing)).toThrow('logon.ts');
}, 60_000);
