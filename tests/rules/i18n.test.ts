import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import {
  centralDayAndTime,
  centralHour,
  dayAndTime,
  hour,
  longDay,
  maskedPhone,
  money,
  percent,
  shortDay,
} from '#i18n/format';
import { message, type Variables } from '#i18n/message';
import { ruleMessage } from '#i18n/ruleMessage';
import { translateServerMessage } from '#i18n/serverMessage';
import { type Entry, entries, namesReadBy, sentencesOf, variablesOf } from './catalogue.ts';
import { filesIn, isText, type Node, nodesOf, treeOf } from './source.ts';

const catalogue = await entries();
const nameOf = ({ file, exportName, key }: Entry) => `${file}.${exportName === key ? key : `${exportName}.${key}`}`;
const isOfApi = ({ file }: Entry) => file === 'ruleTexts' || file === 'apiErrors';

/** Words that mean two things: a phone number and the phone on the stage; the talk and the clock, which stop and go on. */
const SAME_WORDS = ['Celular', 'Detener', 'Seguir'];

/** Whether a literal of the catalogue is a text, not a key of a table or the path of an import. */
const isSentence = (node: Node, parent: Node | undefined) =>
  parent?.type !== 'ImportDeclaration' && parent?.type !== 'TSLiteralType' && parent?.key !== node;

describe('the catalogue', () => {
  test('formats every text with its variables to one that is not empty', () => {
    const broken = catalogue.flatMap((entry) => {
      try {
        return sentencesOf(entry.text).every((sentence) => sentence.trim() !== '') ? [] : [`${nameOf(entry)}: empty`];
      } catch (problem) {
        return [`${nameOf(entry)}: ${problem}`];
      }
    });
    expect(broken).toEqual([]);
  });

  test('defines a text by message() exactly when it has variables', () => {
    const wrong = catalogue.filter(({ text, isMessage }) => isMessage !== variablesOf(text).size > 0);
    expect(wrong.map(nameOf)).toEqual([]);
    expect(catalogue.filter(({ isMessage }) => isMessage).length).toBeGreaterThan(50);
  });

  test('has the same variables in the id of a rule and in its text', () => {
    const namesIn = (text: string) => [...variablesOf(text).keys()].sort().join();
    expect(
      catalogue
        .filter(isOfApi)
        .filter(({ key, text }) => namesIn(key) !== namesIn(text))
        .map(nameOf),
    ).toEqual([]);
  });

  test('has English names and ids', () => {
    const spanish = /[áéíóúüñ¿¡]|\b(el|los|las|una|del|con|para|que|más|código|renta|solicitud|contraseña)\b/i;
    const words = (entry: Entry) => `${entry.exportName} ${entry.key}`.replace(/([a-z])([A-Z])/g, '$1 $2');
    // Personas have Spanish names.
    const english = catalogue.filter(({ exportName }) => exportName !== 'stories');
    expect(english.filter((entry) => spanish.test(words(entry))).map(nameOf)).toEqual([]);
  });

  test('does not name INAI, an authority that no longer exists', () => {
    expect(catalogue.filter(({ text }) => /\bINAI\b/i.test(text)).map(nameOf)).toEqual([]);
  });

  test('has plain texts: no HTML, no space at either end, no three dots for an ellipsis', () => {
    const untidy = catalogue.filter(({ text }) => /<\/?[a-z]|^\s|\s$|\.\.\./i.test(text));
    expect(untidy.map(nameOf)).toEqual([]);
  });

  test('has each sentence once: what two areas say, one of them reads from the other', () => {
    const written = filesIn('i18n/es-MX', '.ts').flatMap((file) =>
      nodesOf(treeOf(file)).flatMap(({ node, parent }) =>
        isText(node) && isSentence(node, parent) ? [node.value] : [],
      ),
    );
    const twice = written.filter((text, i) => written.indexOf(text) !== i);
    expect(twice.sort()).toEqual(SAME_WORDS);
  });

  const sources = ['domain', 'web', 'demo-server', 'i18n'].flatMap((folder) => filesIn(folder, '.ts', '.tsx'));

  test('has no text that no code reads', () => {
    const read = new Set(sources.flatMap(namesReadBy));
    expect(catalogue.filter(({ file, exportName }) => !read.has(`${file}.${exportName}`)).map(nameOf)).toEqual([]);
  });

  test('has no error of the API that no code names', () => {
    const code = sources.filter(({ path }) => !path.startsWith('i18n/'));
    const literals = new Set(
      code.flatMap((file) => nodesOf(treeOf(file)).map(({ node }) => isText(node) && node.value)),
    );
    expect(
      catalogue
        .filter(isOfApi)
        .filter(({ key }) => !literals.has(key))
        .map(nameOf),
    ).toEqual([]);
  });
});

describe('the search for names that a source reads', () => {
  const imports = "import * as homeTexts from '#i18n/es-MX/home'; import * as codeTexts from '#i18n/es-MX/kit/codes';";

  test.each([
    ['homeTexts.hello', ['home.hello']],
    [
      '<p title={codeTexts.codeExpired}>{homeTexts.helloName({ name })}</p>',
      ['kit/codes.codeExpired', 'home.helloName'],
    ],
    ['otherTexts.hello', []],
    ['// homeTexts.hello', []],
    ["'homeTexts.hello'", []],
  ])('finds in %j: %j', (text, names) => {
    expect(namesReadBy({ path: 'a.tsx', text: `${imports} ${text}` })).toEqual(names);
  });

  test('finds single imports, also within the catalogue', () => {
    const text =
      "import { ruleTexts as texts } from '#i18n/es-MX/ruleTexts'; import { fileIsEmpty } from './kit/files.ts';";
    expect(namesReadBy({ path: 'a.ts', text })).toEqual(['ruleTexts.ruleTexts', 'kit/files.fileIsEmpty']);
  });
});

describe('a message', () => {
  test('of the server is translated when it is known and returned unchanged when not', () => {
    expect(translateServerMessage('Too many attempts')).toBe(
      'Demasiados intentos, inténtalo de nuevo después de un minuto.',
    );
    expect(translateServerMessage('Something went wrong')).toBe('Algo salió mal.');
    expect(translateServerMessage('<b>Nobody knows this</b>')).toBe('<b>Nobody knows this</b>');
    expect(translateServerMessage('toString')).toBe('toString');
  });

  test('of the server that needs values is returned unchanged', () => {
    const id = 'A CURP has {length} characters; you wrote {count}.';
    expect(translateServerMessage(id)).toBe(id);
  });

  test('of a domain rule is formatted with or without a count', () => {
    expect(ruleMessage('Write your CURP.')).toBe('Escribe tu CURP.');
    expect(
      ruleMessage({ id: 'A CURP has {length} characters; you wrote {count}.', values: { length: 18, count: 17 } }),
    ).toBe('La CURP tiene 18 caracteres; escribiste 17.');
  });
});

describe('a text with variables', () => {
  test('inserts values and forms Spanish plurals', () => {
    expect(message('Hola, {name}')({ name: 'Ana' })).toBe('Hola, Ana');
    const months = message('{count, plural, one {# mes} other {# meses}}');
    expect([0, 1, 2].map((count) => months({ count }))).toEqual(['0 meses', '1 mes', '2 meses']);
    const since = message('{count, plural, one {un mes} other {# meses}} desde {from}');
    expect(since({ count: 1, from: 'hoy' })).toBe('un mes desde hoy');
  });

  test('treats quoted braces and angle brackets as text', () => {
    // In ICU a brace between apostrophes is text, which the type of the variables does not know.
    const quoted = message("Escribe '{'{word}'}' en menos de <3 días") as unknown as (values: {
      word: string;
    }) => string;
    expect(quoted({ word: 'así' })).toBe('Escribe {así} en menos de <3 días');
  });

  test('throws when a value is missing', () => {
    const greeting = message('Hola, {name}') as unknown as (values: object) => string;
    expect(() => greeting({})).toThrow('name');
  });

  test('infers the variables of a message from its text', () => {
    expectTypeOf<Variables<'Hola'>>().toEqualTypeOf<never>();
    expectTypeOf<Variables<'Hola, {name}'>>().toEqualTypeOf<'name'>();
    expectTypeOf<Variables<'{a} y {b}'>>().toEqualTypeOf<'a' | 'b'>();
    expectTypeOf<Variables<'{count, plural, one {# mes} other {# meses}}'>>().toEqualTypeOf<'count'>();
    expectTypeOf<Variables<'{count, plural, one {un mes} other {# meses}} desde {from}'>>().toEqualTypeOf<
      'count' | 'from'
    >();
  });
});

describe('formats', () => {
  test.each([
    [15_000, '$15,000.00'],
    [0, '$0.00'],
    [-1234.5, '-$1,234.50'],
    [-0.001, '$0.00'],
    [1_234_567.89, '$1,234,567.89'],
  ])('formats %d pesos as %s', { tags: 's9-currency' }, (amount, text) => {
    expect(money(pesos(amount))).toBe(text);
  });

  test.each([
    [33, undefined, '33%'],
    [109.9, undefined, '109.9%'],
    [134, 1, '134.0%'],
    [109.9, 1, '109.9%'],
    [0.5, 0, '1%'],
  ])('formats %d percent with %s decimals as %s', (value, decimals, text) => {
    expect(percent(value, decimals)).toBe(text);
  });

  test.each([
    ['01', 'ene'],
    ['02', 'feb'],
    ['03', 'mar'],
    ['04', 'abr'],
    ['05', 'may'],
    ['06', 'jun'],
    ['07', 'jul'],
    ['08', 'ago'],
    ['09', 'sep'],
    ['10', 'oct'],
    ['11', 'nov'],
    ['12', 'dic'],
  ])('abbreviates month %s as %s', { tags: 's9-dates-spanish' }, (month, name) => {
    expect(shortDay(day(`2027-${month}-05`))).toBe(`05 ${name} 2027`);
  });

  test('formats days, times and phone numbers in Spanish', () => {
    expect(longDay(day('2027-01-05'))).toBe('martes 5 de enero de 2027');
    expect(centralDayAndTime(new Date('2026-12-07T06:05:00Z'))).toBe('lun 07 dic 2026, 00:05');
    expect(centralHour(new Date('2026-11-24T05:59:00Z'))).toBe('23:59');
    expect(maskedPhone('5512345678')).toBe('+52 (55) 1234-5678');
  });
});

test.each([
  ['America/Mexico_City', '2026-11-24T01:56:00Z', ''],
  ['America/Guatemala', '2026-11-24T01:56:00Z', ''],
  ['America/Tijuana', '2026-11-24T01:56:00Z', ' (hora del centro)'],
  ['America/Cancun', '2026-11-24T01:56:00Z', ' (hora del centro)'],
  // Matamoros has daylight saving time in summer only.
  ['America/Matamoros', '2026-11-24T01:56:00Z', ''],
  ['America/Matamoros', '2026-07-24T01:56:00Z', ' (hora del centro)'],
])('a time that is read on a phone set to %s at %s names its zone where the clocks differ', (zone, at, name) => {
  vi.stubEnv('TZ', zone);
  const instant = new Date(at);
  expect(hour(instant)).toBe(`19:56${name}`);
  expect(dayAndTime(instant)).toBe(`${centralDayAndTime(instant)}${name}`);
});
