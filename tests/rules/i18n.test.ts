import { describe, expect, expectTypeOf, test } from 'vitest';
import { day } from '#domain/calendar';
import { pesos } from '#domain/money';
import { label, ruleMessage, t } from '#i18n';
import { esMX } from '#i18n/es-MX';
import { dayAndTime, hour, longDay, maskedPhone, money, percent, shortDay } from '#i18n/format';
import { icu } from '#i18n/icu';
import { translateServerMessage } from '#i18n/serverMessage';
import { formatParts, translator, type Variables } from '#i18n/translator';
import { entries, sentencesOf, unusedIds, variablesOf } from './catalogue.ts';
import { filesIn } from './source.ts';

const catalogue = await entries();
/** The messages that the product ships; those of the demo have a translator of their own. */
const product = catalogue.filter(({ id }) => Object.hasOwn(esMX, id));

/** The files of the demo server and its console, and of what they add to the app on the phone. */
const filesOfTheDemo = ['demo', 'operatorConsole', 'phone', 'script'];

describe('the catalogue', () => {
  test('holds every file of the product, and only the demo has files of its own', () => {
    const others = catalogue.filter(({ id, text }) => esMX[id as keyof typeof esMX] !== text).map(({ file }) => file);
    expect([...new Set(others)].filter((file) => !filesOfTheDemo.includes(file))).toEqual([]);
  });

  test('has each id in one file only', () => {
    const filesById = new Map<string, string[]>();
    for (const { id, file } of catalogue) filesById.set(id, [...(filesById.get(id) ?? []), file]);
    expect([...filesById].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  test('formats every message with its variables to a text that is not empty', () => {
    const broken = catalogue.flatMap(({ id, text }) => {
      try {
        return sentencesOf(text).every((sentence) => sentence.trim() !== '') ? [] : [`${id}: empty`];
      } catch (problem) {
        return [`${id}: ${problem}`];
      }
    });
    expect(broken).toEqual([]);
  });

  test('has the same variables in an id and in its text', () => {
    const different = product.flatMap(({ id, text }) => {
      const [inId, inText] = [id, text].map((it) => [...variablesOf(it).keys()].sort().join());
      return inId === inText ? [] : [`${id}: {${inId}} in the id, {${inText}} in the text`];
    });
    expect(different).toEqual([]);
  });

  test('has English ids', () => {
    const accented = catalogue.filter(({ id }) => /[áéíóúüñ¿¡]/i.test(id)).map(({ id }) => id);
    expect(accented).toEqual([]);
    const spanish = /\b(el|los|las|una|del|con|para|que|más|código|renta|solicitud|contraseña)\b/i;
    expect(catalogue.filter(({ id }) => spanish.test(id)).map(({ id }) => id)).toEqual([]);
  });

  test('does not name INAI, an authority that no longer exists', () => {
    expect(catalogue.filter(({ text }) => /\bINAI\b/i.test(text)).map(({ id }) => id)).toEqual([]);
  });

  test('has plain texts: no HTML, no space at either end, no three dots for an ellipsis', () => {
    const untidy = catalogue.filter(({ text }) => /<\/?[a-z]|^\s|\s$|\.\.\./i.test(text)).map(({ id }) => id);
    expect(untidy).toEqual([]);
  });

  test('has no message that no code uses', () => {
    const sources = ['domain', 'web', 'demo-server']
      .flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.mjs'))
      .concat(filesIn('i18n', '.ts').filter(({ path }) => !path.startsWith('i18n/es-MX')));
    const unused = unusedIds(
      catalogue.map(({ id }) => id),
      sources,
    );
    const fileOf = new Map(catalogue.map(({ id, file }) => [id, file]));
    expect(unused.map((id) => `${fileOf.get(id)}: ${id}`)).toEqual([]);
  });
});

describe('the search for unused ids', () => {
  const unused = (text: string) => unusedIds(['Log in', 'Code: subject'], [{ path: 'a.tsx', text }]);

  test.each([
    ["t('Log in'); t('Code: subject')", []],
    ['<Button label="Log in" />', ['Code: subject']],
    ['t(`$' + '{letter}: subject`)', ['Log in']],
    ['t(`$' + '{letter}`)', ['Log in', 'Code: subject']],
    ["type Said = 'Log in'", ['Log in', 'Code: subject']],
    ["// t('Log in')", ['Log in', 'Code: subject']],
    ["const table = { a: { label: 'Log in' } as const } satisfies object", ['Code: subject']],
  ])('reports for %j: %j', (text, ids) => {
    expect(unused(text)).toEqual(ids);
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
    expect(label('Overdue')).toBe('Atrasado');
    expect(t('Continue')).toBe('Continuar');
  });
});

// Messages of the server, in the exact Spanish that the owner reads.
test.each<[Parameters<typeof label>[0], string]>([
  ['Something went wrong', 'Algo salió mal.'],
  ['Lenses detected', 'Lentes detectadas'],
  ['Your confirmation code is incorrect.', 'El código es incorrecto. Revísalo o pide uno nuevo.'],
  ['Wrong e-mail or password', 'El correo o la contraseña no coinciden.'],
  ['This email is already registered', 'Este correo ya está registrado. Inicia sesión o usa otro.'],
  ['This cellphone is already registered', 'Este celular ya está registrado. Inicia sesión o usa otro.'],
  ['The code has expired', 'El código venció. Pide uno nuevo.'],
  ['Too many wrong codes', 'Este código ya no sirve. Pide uno nuevo.'],
  ['Too many attempts', 'Demasiados intentos, inténtalo de nuevo después de un minuto.'],
  ['Too many attempts for now', 'Demasiados intentos. Inténtalo de nuevo más tarde.'],
  ['The temporary password has expired', 'Tu contraseña temporal venció. Pide otra.'],
  ['The current password is incorrect', 'La contraseña actual no es correcta.'],
  ['Zip code not found', 'Código postal inválido'],
  ['Your profile is incomplete', 'Completa tu perfil para solicitar un Adelantto.'],
  ['This can no longer be changed', 'Ya se envió y no se puede cambiar.'],
])('%s is translated as: %s', (id, text) => {
  expect(label(id)).toBe(text);
  expect(translateServerMessage(id)).toBe(text);
});

describe('a translator', () => {
  const say = translator(
    {
      plain: 'Hola',
      named: 'Hola, {name}',
      months: '{count, plural, one {# mes} other {# meses}}',
      both: '{count, plural, one {un mes} other {# meses}} desde {from}',
      quoted: "Escribe '{'así'}'",
      angled: 'menos de <3 días',
    },
    icu,
  );

  test('inserts values and forms Spanish plurals', () => {
    expect(say('plain')).toBe('Hola');
    expect(say('named', { name: 'Ana' })).toBe('Hola, Ana');
    expect([0, 1, 2].map((count) => say('months', { count }))).toEqual(['0 meses', '1 mes', '2 meses']);
    expect(say('both', { count: 1, from: 'hoy' })).toBe('un mes desde hoy');
  });

  test('treats quoted braces and angle brackets as text', () => {
    expect(say('quoted' as 'plain')).toBe('Escribe {así}');
    expect(say('angled')).toBe('menos de <3 días');
  });

  test('formats messages that the build has compiled', () => {
    const greeting = formatParts('Hola, ', ['name'], '. Van ', ['count'], '.');
    expect(greeting({ name: 'Ana', count: 3 })).toBe('Hola, Ana. Van 3.');
    const built = translator({ named: greeting as unknown as 'Hola, {name}' });
    expect(built('named', { name: 'Ana', count: 3 } as { name: string })).toBe('Hola, Ana. Van 3.');
    expect(() => greeting({ name: 'Ana' })).toThrow('count');
  });

  test('throws when a value is missing', () => {
    expect(() => (say as (id: string) => string)('named')).toThrow();
    expect(() => translator({ named: 'Hola, {name}' })('named', { name: 'Ana' })).toThrow('named');
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
  ])('formats %d pesos as %s', (amount, text) => {
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
  ])('abbreviates month %s as %s', (month, name) => {
    expect(shortDay(day(`2027-${month}-05`))).toBe(`05 ${name} 2027`);
  });

  test('formats days, times and phone numbers in Spanish', () => {
    expect(longDay(day('2027-01-05'))).toBe('martes 5 de enero de 2027');
    expect(dayAndTime(new Date('2026-12-07T06:05:00Z'))).toBe('lun 07 dic 2026, 00:05');
    expect(hour(new Date('2026-11-24T05:59:00Z'))).toBe('23:59');
    expect(maskedPhone('5512345678')).toBe('+52 (55) 1234-5678');
  });
});
