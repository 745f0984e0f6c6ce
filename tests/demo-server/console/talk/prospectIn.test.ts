import { expect, test } from 'vitest';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { prospectIn } from '../../../../demo-server/console/talk/prospectIn.ts';

const filled = { name: 'Ana', last_name: 'Ríos', rent: '20000', city: 'Puebla', term: '9', tone: 'company' };

/** Reads the entries of "Plática nueva", with these instead of those of a form that is filled in. */
function read(changed: Partial<typeof filled>) {
  const entries = new FormData();
  for (const [name, text] of Object.entries({ ...filled, ...changed })) entries.set(name, text);
  return prospectIn(entries);
}

test('reads whom the next talk is about', () => {
  const prospect = { name: 'Ana', last_name: 'Ríos', rent: 20_000, city: 'Puebla', term: 9, tone: 'company' };
  expect(read({})).toEqual({ prospect, errors: {} });
  expect(read({ tone: 'person' }).prospect.tone).toBe('person');
});

test('gives a prospect whose surnames are not known those that the dialog names', () => {
  expect(read({ last_name: ' ' }).prospect.last_name).toBe('Robles Cano');
});

test.each([
  ['$32,500.50 MXN', 32_500.5],
  ['32500.5', 32_500.5],
  ['15 000', 15_000],
])('understands a rent that is written as %s', (rent, pesos) => {
  expect(read({ rent })).toMatchObject({ prospect: { rent: pesos }, errors: {} });
});

test.each<[Partial<typeof filled>, object]>([
  [{ name: ' ' }, { name: 'Escribe su nombre.' }],
  [{ rent: '' }, { rent: 'Escribe su renta al mes.' }],
  [{ rent: 'veinte' }, { rent: ruleTexts['Write your rent with digits only, such as 18,500.00.'] }],
  [{ rent: '2000' }, { rent: 'El monto mínimo es de $15,000 MXN' }],
  [{ name: 'A'.repeat(61) }, { name: 'Escribe hasta 60 caracteres; escribiste 61.' }],
  [{ last_name: 'R'.repeat(61) }, { last_name: 'Escribe hasta 60 caracteres; escribiste 61.' }],
])('says in Spanish what is wrong with %j', (changed, errors) => {
  expect(read(changed).errors).toEqual(errors);
});
