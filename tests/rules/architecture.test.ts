import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  circleBelow,
  forbiddenImport,
  importsOf,
  impurities,
  literalsInJsx,
  partOf,
  reachedFrom,
  unguardedNames,
} from './architectureRules.ts';
import { filesIn, type SourceFile } from './source.ts';
import { mismatches, unknownGlobals, wordsIn } from './stylesheets.ts';

const aliases: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).imports;

const code = ['domain', 'i18n', 'web', 'demo-server'].flatMap((folder) => filesIn(folder, '.ts', '.tsx'));
const web = code.filter(({ path }) => path.startsWith('web/'));
const consoleFiles = code.filter(
  ({ path }) => path.startsWith('demo-server/console/') || path === 'demo-server/scenarios/personas.ts',
);
const screens = code.filter(({ path }) => path.endsWith('.tsx'));
const sheets = filesIn('web', '.css').concat(filesIn('demo-server', '.css'));
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'));
const globals = sheets.filter(({ path }) => !path.endsWith('.module.css'));

const imports = code.flatMap((file) => importsOf(file, aliases));

const source = (path: string, text: string): SourceFile => ({ path, text });
const forbiddenImports = (file: SourceFile) =>
  importsOf(file, aliases).flatMap((found) => forbiddenImport(found) ?? []);

describe('imports', () => {
  test('follow the allowed directions between the parts', () => {
    expect(imports.flatMap((found) => forbiddenImport(found) ?? [])).toEqual([]);
  });

  test.each(['web/features/', 'web/kit/'])('run in no circle between the folders of %s', (parent) => {
    expect(circleBelow(parent, imports)).toBeUndefined();
  });

  test('that run in a circle are found', () => {
    const edge = (from: string, of: string) => ({
      from: `web/kit/${from}/a.ts`,
      of: `web/kit/${of}/a.ts`,
      typeOnly: false,
    });
    expect(circleBelow('web/kit/', [edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toBeUndefined();
    expect(circleBelow('web/kit/', [edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual(['b', 'c', 'b']);
  });

  test('of the lists of what pages share reach no page', () => {
    const reached = [...reachedFrom('web/app/shared-chunks/', imports)];
    expect(reached.length).toBeGreaterThan(100);
    expect(reached.filter((file) => /^web\/(app\/route-chunks\/|app\/routes|guest\/guest\.)/.test(file))).toEqual([]);
  });

  test('resolve to files that exist', () => {
    const known = new Set([...code, ...sheets].map(({ path }) => path));
    const own = /^(domain|i18n|web|demo-server)\/.*\.(ts|tsx|css)$/;
    const missing = imports.filter(({ of }) => own.test(of) && !known.has(of));
    expect(missing.map(({ from, of }) => `${from}: ${of}`)).toEqual([]);
  });

  test.each([
    ['domain/a.ts', "import * as homeTexts from '#i18n/es-MX/home'"],
    ['domain/a.ts', "import { message } from '../../i18n/message.ts'"],
    ['domain/a.ts', "import { useState } from 'react'"],
    ['domain/a.ts', "import type { ReactNode } from 'react'"],
    ['domain/a.ts', "import { readFile } from 'node:fs'"],
    ['i18n/a.ts', "import { Icon } from '#kit/art/Icon.tsx'"],
    ['i18n/a.ts', "import { useState } from 'react'"],
    ['web/kit/A.tsx', "import { api } from '#api/api'"],
    ['web/kit/A.tsx', "import type { Problem } from '#api/problem'"],
    ['web/kit/A.tsx', "import { x } from '../features/auth/authSlice.ts'"],
    ['web/kit/A.tsx', "import { store } from '../app/store.ts'"],
    ['web/kit/A.tsx', "import { paths } from '#paths'"],
    ['web/api/a.ts', "import { x } from '#kit/files/uploadQueue.ts'"],
    ['web/api/a.ts', "import type { x } from '#kit/form/Form.tsx'"],
    ['web/api/a.ts', "export { x } from '../features/auth/authSlice.ts'"],
    ['web/api/a.ts', "const x = () => import('../app/store.ts')"],
    ['web/paths.ts', "import * as homeTexts from '#i18n/es-MX/home'"],
    ['web/features/home/A.tsx', "import { App } from '../../app/App.tsx'"],
    ['web/features/home/A.tsx', "import { LoanCard } from '../loans/LoanCard.tsx'"],
    ['web/features/home/A.tsx', "type Card = import('../loans/LoanCard.tsx').Card"],
    ['web/features/home/A.tsx', "export * from '../loans/LoanCard.tsx'"],
    ['web/features/home/A.tsx', "import { store } from '../../../demo-server/store.ts'"],
    ['web/app/App.tsx', "import { store } from '../../demo-server/store.ts'"],
    ['web/app/App.tsx', "import express from 'express'"],
    ['web/main.ts', "import { start } from '../demo-server/console/agent.ts'"],
    ['demo-server/a.ts', "import { api } from '#api/api'"],
    ['demo-server/a.ts', "import { paths } from '#paths'"],
    ['demo-server/a.ts', "import { useState } from 'react'"],
    ['demo-server/console/A.tsx', "import { store } from '../store.ts'"],
    ['demo-server/console/A.tsx', "import { x } from '../../web/features/auth/authSlice.ts'"],
  ])('%s must not contain: %s', (path, text) => {
    expect(forbiddenImports(source(path, text))).toHaveLength(1);
  });

  test.each([
    [
      'domain/a.ts',
      "import { x } from './b.ts'; import { addDays } from 'date-fns'; import { type } from 'superstruct'",
    ],
    ['i18n/format.ts', "import { es } from 'date-fns/locale/es'; import type { Day } from '#domain/calendar'"],
    [
      'web/kit/A.tsx',
      "import * as homeTexts from '#i18n/es-MX/home'; import styles from './A.module.css'; import { useId } from 'react'",
    ],
    ['web/api/a.ts', "import type { Upload } from '#kit/files/uploadQueue.ts'; import { link } from '#links'"],
    ['web/features/home/A.tsx', "import { useLoans } from '../records/loansSlice.ts'; import { api } from '#api/api'"],
    ['web/app/route-chunks/home.ts', "export { HomeScreen } from '../../features/home/HomeScreen.tsx'"],
    [
      'demo-server/a.ts',
      "import express from 'express'; import * as homeTexts from '#i18n/es-MX/home'; import { join } from 'node:path'",
    ],
    ['demo-server/console/main.tsx', "import { start } from '../../web/start.tsx'; import { paths } from '#paths'"],
    ['demo-server/console/dto.ts', "import type { EventRow } from '../store/rows.ts'"],
  ])('%s may contain: %s', (path, text) => {
    expect(forbiddenImports(source(path, text))).toEqual([]);
  });
});

describe('the rules in domain', () => {
  test('use no clock, no random numbers and no browser API', () => {
    const found = filesIn('domain', '.ts').flatMap((file) => impurities(file).map((it) => `${file.path}: ${it}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['const now = new Date();', ['new Date()']],
    ['const now = Date.now();', ['Date.now']],
    ['const luck = Math.random();', ['Math.random']],
    ['const wide = window.innerWidth;', ['window']],
    ['document.title = text;', ['document']],
    ['const zone = process.env.TZ;', ['process']],
    ['await fetch(address);', ['fetch']],
    ['// new Date(), Date.now() and window are not used here', []],
    ['const then = new Date(instant); const form = { document: 1 }; form.document;', []],
  ])('in %j: %j', (text, found) => {
    expect(impurities(source('domain/a.ts', text))).toEqual(found);
  });
});

describe('the web app', () => {
  test('reads the time from its clock module only', () => {
    const offenders = web.filter((file) => partOf(file.path) !== 'clock' && impurities(file).includes('new Date()'));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});

describe('features', () => {
  const features = web.filter(({ path }) => path.startsWith('web/features/'));

  test('navigate and announce only through hooks that stop once the owner has left the screen', () => {
    expect(features.flatMap((file) => unguardedNames(file).map((name) => `${file.path}: ${name}`))).toEqual([]);
  });

  test.each([
    ["import { useLocation, useNavigate } from 'react-router-dom'", ['useNavigate']],
    ["import { Navigate as Lead } from 'react-router-dom'", ['Navigate']],
    ["import { announce, announceQuietly } from '#kit/navigation/announcements.ts'", ['announce']],
    ["import { NavigationContext } from '#kit/navigation/navigation.ts'", ['NavigationContext']],
    [
      "import { useLocationState } from '#kit/navigation/navigation.ts'; import { useThisScreen } from '#kit/navigation/useThisScreen.ts'",
      [],
    ],
  ])('in %j: %j', (text, found) => {
    expect(unguardedNames(source('web/features/home/A.tsx', text))).toEqual(found);
  });
});

describe('screens', () => {
  test('contain no text outside of the catalogue and no style attribute', () => {
    const found = screens.flatMap((file) => literalsInJsx(file).map((it) => `${file.path}: ${it}`));
    expect(found).toEqual([]);
  });

  test.each([
    ['<p>Hola</p>', ['Hola']],
    ['<p>{name}, bienvenida</p>', [', bienvenida']],
    ["<p>{'Hola'}</p>", ['Hola']],
    ['<p>{`Hola $' + '{name}`}</p>', ['Hola']],
    ["<>{done ? 'Listo' : texts.wait}</>", ['Listo']],
    ["<p>{done && 'Listo'}</p>", ['Listo']],
    ['<input placeholder="Escribe" />', ['Escribe']],
    ['<button aria-label="Cerrar" />', ['Cerrar']],
    ["<Button aria-label={'Cerrar'} />", ['Cerrar']],
    ['<img alt={`Foto de $' + '{name}`} />', ['Foto de']],
    ['<p style={{ color }} />', ['style=']],
    ['<Bar style={look} />', ['style=']],
    ['<p className={styles.a}>{texts.logIn} · {percent}% ({3})</p>', []],
    ['<TextField label="Email" hint={homeTexts.hello} name="email" />', ['Email']],
    ["<Figures rows={[{ label: 'Total', value: 'a' }]} />", ['Total']],
    ['<Form action={isDraft ? texts.save : "Enviar"} />', ['Enviar']],
    ['<img alt="" src="/a.png" />', []],
    ['<b aria-label={texts.close}>{count > 2 ? text : null}</b>', []],
  ])('%s: %j', (text, found) => {
    expect(literalsInJsx(source('web/kit/A.tsx', `export const A = () => ${text};`))).toEqual(found);
  });
});

describe('stylesheets', () => {
  const usersOf = (path: string) => {
    const users = new Set(imports.filter(({ of }) => of === path).map(({ from }) => from));
    return code.filter((file) => users.has(file.path));
  };

  test('define every class that code uses, and no other', () => {
    const words = wordsIn(web.concat(filesIn('domain', '.ts'), consoleFiles));
    expect(modules.flatMap((sheet) => mismatches(sheet, usersOf(sheet.path), words))).toEqual([]);
  });

  test('define every global class that code uses', () => {
    expect(screens.flatMap((file) => unknownGlobals(file, globals))).toEqual([]);
  });

  const sheet = source(
    'web/kit/A.module.css',
    '.a { color: red } .aBar { animation: grow } @keyframes grow { to { top: 0 } }',
  );
  test.each([
    ['styles.a + styles.aBar', []],
    ["styles['a'] + styles[`$" + '{tone}Bar`]', []],
    ['styles[tone]', []],
    ['styles.a', ['web/kit/A.module.css .aBar is not used']],
    ['styles.a + styles.aBar + styles.b', ['web/kit/A.module.css lacks .b']],
    ['null', ['web/kit/A.module.css .a is not used', 'web/kit/A.module.css .aBar is not used']],
  ])('%s: %j', (text, found) => {
    const user = source('web/kit/A.tsx', `import styles from './A.module.css'; export const A = (tone) => ${text};`);
    expect(mismatches(sheet, [user], new Set(['a', 'aBar']))).toEqual(found);
  });

  test('count a class with a computed name as used only when its name occurs in code', () => {
    const user = source('web/kit/A.tsx', "import styles from './A.module.css'; const table = { a: 1 }; styles[tone];");
    expect(mismatches(sheet, [user], wordsIn([user]))).toEqual(['web/kit/A.module.css .aBar is not used']);
  });

  test('report a global class that no sheet defines', () => {
    const user = source('web/kit/A.tsx', '<p className="visually-hidden lost" />');
    expect(unknownGlobals(user, [source('base.css', '.visually-hidden { top: 0 }')])).toEqual(['web/kit/A.tsx: .lost']);
  });
});
