import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { compileMessages } from '../../web/build/compileMessages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a source as the web build does, without the parser of ICU texts. Returns the code and its exports. */
async function bundled(source: string) {
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: root },
    bundle: true,
    format: 'esm',
    minify: true,
    charset: 'utf8',
    write: false,
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
    plugins: [compileMessages],
  });
  const code = outputFiles[0]?.text ?? '';
  return { code, exported: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

test('a bundle has the texts that its sources read by name, formatted without a parser', async () => {
  const { exported } = await bundled(`
    import * as displayTexts from '#i18n/es-MX/kit/display';
    import * as homeTexts from '#i18n/es-MX/home';
    export const texts = [homeTexts.hello, homeTexts.helloName({ name: 'Ana' }), displayTexts.termInMonths({ term: 2 })];
  `);
  expect(exported.texts).toEqual(['Hola', 'Hola, Ana', '2 meses']);
});

test('a text that only inserts values needs no formatter', async () => {
  const { code, exported } = await bundled(`
    export { helloName } from '#i18n/es-MX/home';
    export { ruleMessage } from '#i18n/ruleMessage';
  `);
  expect(exported.helloName({ name: 'Ana "la güera"' })).toBe('Hola, Ana "la güera"');
  expect(exported.ruleMessage({ id: 'The minimum amount is {amount} MXN', values: { amount: 1000 } })).toBe(
    'El monto mínimo es de $1,000 MXN',
  );
  expect(code).not.toContain('IntlMessageFormat');
});

test('a string that is equal to a name, an id or a text of the catalogue adds nothing', async () => {
  const { code, exported } = await bundled(
    "export const strings = ['topicsOfInterest', 'Too many attempts', 'homeTexts.hello', 'Leer:'];",
  );
  expect(exported.strings).toEqual(['topicsOfInterest', 'Too many attempts', 'homeTexts.hello', 'Leer:']);
  expect(code).not.toMatch(/Temas|Demasiados|Hola/);
});

test('an import of a type adds nothing', async () => {
  const { code } = await bundled(`
    import type { ServerMessageId } from '#i18n/serverMessage';
    import { type Message, message } from '#i18n/message';
    export const ids: ServerMessageId[] = [];
    export const greet: Message<'name'> | undefined = undefined;
  `);
  expect(code).not.toMatch(/Demasiados|IntlMessageFormat/);
  expect(code.length).toBeLessThan(100);
});

test('a text that is exported again is the same text, and its neighbours stay out', async () => {
  const { code, exported } = await bundled(`
    export { couldNotLoadArticles as failure, helloName } from '#i18n/es-MX/home';
    export * from '#i18n/es-MX/applications/steps';
  `);
  expect(exported.failure).toBe('No pudimos cargar los artículos.');
  expect(exported.helloName({ name: 'Ana' })).toBe('Hola, Ana');
  expect(exported.applicationAlreadySent).toBe('Esta solicitud ya se envió.');
  expect(code).not.toContain('Temas de interés');
});

test('a table keeps its ids, and its texts with variables', async () => {
  const { exported } = await bundled("export { ruleMessage } from '#i18n/ruleMessage';");
  expect(exported.ruleMessage('Write your CURP.')).toBe('Escribe tu CURP.');
  const id = 'A CURP has {length} characters; you wrote {count}.';
  expect(exported.ruleMessage({ id, values: { length: 18, count: 17 } })).toBe(
    'La CURP tiene 18 caracteres; escribiste 17.',
  );
});
