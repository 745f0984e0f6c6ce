import { describe, expect, test } from 'vitest';
import { day, dayInMexico } from '#domain/calendar';
import { MAX_MONTHLY_RENT, MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { termOptions } from '#domain/preOffer';
import { LONGEST_TERM } from '#domain/terms';
import { curpOf } from '../../../demo-server/scenarios/identity.ts';
import { verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });
const talk = { name: 'Ana María', last_name: 'de la Torre López', rent: 23_750.5, city: 'Puebla, Puebla', term: 9 };
const prepare = (changes: object = {}) => server.stage.attempt('POST', 'talk', { ...talk, ...changes });
const samples = (owner?: string) => server.stage.samples(owner);

describe('the talk of a prospect', () => {
  test('fills the forms of the script with their names and figures', async () => {
    expect((await prepare()).status).toBe(201);
    expect(await samples()).toMatchObject({
      name: 'Ana María',
      last_name: 'de la Torre López',
      email: 'ana.torre@correo.test',
      curp_number: expect.stringMatching(/^TOLA/),
      lease_monthly_income: '23750.5',
      pre_offer_term_frame: '9',
      zip_code: '72000',
      property_zip_code: '72000',
    });
  });

  test.each(['José Ñáñez', 'O’Neill', "D'Angelo", 'Li', 'x'.repeat(60)])('takes the surnames %s', async (last_name) => {
    await prepare({ name: 'Ío', last_name });
    expect(await samples()).toMatchObject({
      name: 'Ío',
      last_name,
      curp_number: expect.stringMatching(/^[A-Z\d]{18}$/),
    });
  });

  test.each([MIN_MONTHLY_RENT, MAX_MONTHLY_RENT])('takes a rent of %i, as the app does', async (rent) => {
    expect((await prepare({ rent })).status).toBe(201);
  });

  test.each([3, 6, 12])('enters a lease in which a term of %i months is not the only one', async (term) => {
    await prepare({ term });
    const { lease_end_date } = await samples();
    const { now } = await server.stage.clock();
    const terms = termOptions({ leaseEnd: day(lease_end_date ?? ''), today: dayInMexico(new Date(now)) });
    expect(terms.at(-1)).toBe(Math.min(term + 6, LONGEST_TERM));
  });

  test('has the surnames that the dialog names when they are not known', async () => {
    await prepare({ last_name: ' ' });
    expect((await samples()).last_name).toBe('Robles Cano');
  });

  test('gives a personalised owner their own figures in the forms that are still to be filled in', async () => {
    const body = await server.stage.personalise({ like: 'lista', ...talk });
    expect(await samples(body.id)).toMatchObject({ lease_monthly_income: '23750.5', property_zip_code: '72000' });
  });
});

describe('the owner of a talk', () => {
  const newOwner = () => verifiedOwner(server);

  test('is the first one who has registered on its phone, and nobody else can become it', async () => {
    await prepare();
    const [owner, stranger] = [await newOwner(), await newOwner()];
    expect(await server.stage.noteOfTalk({ owner_id: owner.id })).toMatchObject({ owner_id: owner.id });
    const other = await server.stage.attempt('PUT', 'talk', { owner_id: stranger.id });
    expect(other).toMatchObject({ status: 409, body: { message: 'La plática ya es de otra persona.' } });
    expect(await server.stage.talk()).toMatchObject({ owner_id: owner.id });
    expect((await samples(owner.id)).last_name).toBe(talk.last_name);
    expect((await samples(stranger.id)).last_name).not.toBe(talk.last_name);
  });

  test('is nobody yet when another talk begins, with new data, clock, messages and faults', async () => {
    await prepare();
    const owner = await newOwner();
    await server.stage.noteOfTalk({ owner_id: owner.id, saw_bureau_no: true });
    await server.advance('P30D');
    await server.stage.faults({ offline: true });
    await prepare({ name: 'Luz' });
    expect(await server.stage.talk()).toMatchObject({ name: 'Luz', owner_id: null, saw_bureau_no: false });
    expect((await server.stage.owners()).filter(({ persona }) => persona === null)).toEqual([]);
    expect(Math.abs(Date.parse((await server.stage.clock()).now) - Date.now())).toBeLessThan(60_000);
    expect((await server.stage.currentFaults()).offline).toBe(false);
  });
});

test('the newest prospect stands first, and the figures of their card are theirs', async () => {
  for (const name of ['Ana', 'Luz']) await server.stage.personalise({ ...talk, like: 'activa', name, term: 12 });
  const body = await server.stage.personas();
  expect(body.slice(0, 3).map(({ key }) => key)).toEqual(['activa-3', 'activa-2', 'nueva']);
  expect(body[0]?.story).toBe('Pagó 3 de 12; 1 en revisión; 1 rechazada.');
  const late = body.find(({ key }) => key === 'vencida');
  expect(late?.story).toBe('Pagó 2 de 6; 1 atrasada.');
});

test('a CURP leaves out the particles of surnames', () => {
  const person = { name: 'Ana', birthdate: '1990-01-02' as never, gender: 'M', state: 'PL' } as const;
  expect(curpOf({ ...person, last_name: 'de la Torre López' })).toMatch(/^TOLA900102MPL/);
  expect(curpOf({ ...person, last_name: 'De La' })).toHaveLength(18);
});
