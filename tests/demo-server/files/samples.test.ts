import { describe, expect, test } from 'vitest';
import type { LeaseValues } from '#domain/application';
import { fieldNames, leaseFields } from '#domain/applicationFields';
import { day } from '#domain/calendar';
import { leaseRules } from '#domain/forms/applicationRules';
import { identificationWarnings, incomeAndTaxesWarnings } from '#domain/forms/profileRules';
import type { IdentificationForm } from '#domain/profile';
import { check } from '#domain/rules';
import { personaKeys } from '../../../demo-server/scenarios/personas.ts';
import { leaseOfTexts } from '../../../demo-server/states/sampleRequests.ts';
import { freshServer, MONDAY } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

const samples = (owner?: string) => server.stage.samples(owner);
const idOf = (key: string) => server.rows('owners').find(({ persona }) => persona === key)?.id;

test('the sample values of a new person can be registered, and so can those of the next ones', async () => {
  const emails = new Set<string>();
  for (let time = 0; time < 9; time += 1) {
    const { email = '', phone, password } = await samples();
    emails.add(email);
    const registration = { email, phone, password, confirm_password: password };
    expect(await server.anyone.post('/api/auth/register', registration)).toMatchObject({ status: 201 });
    // None of the magic endings.
    expect(phone).not.toMatch(/000[0-9]$/);
  }
  expect(emails.size).toBe(9);
});

test("the sample values keep an owner's own name, derive the CURP from it and have a new password", async () => {
  const { email, phone, password } = await samples();
  await server.anyone.post('/api/auth/register', { email, phone, password, confirm_password: password });
  const id = server.rows('owners').find((owner) => owner.email === email)?.id;
  expect(await samples(id)).toMatchObject({ email, phone, name: 'Elena', last_name: 'Robles Cano' });
  expect((await samples(id)).password).not.toBe(password);
  await server.running.demo.store.write(() => {
    const owner = server.running.demo.store.table('owners').get(id ?? '');
    if (owner) server.running.demo.store.table('owners').put({ ...owner, name: 'Beatriz', last_name: 'Zúñiga' });
  });
  expect(await samples(id)).toMatchObject({ name: 'Beatriz', curp_number: expect.stringMatching(/^ZUXB860417/) });
});

describe.each([...personaKeys, undefined])('the values of %s', (key) => {
  test('cause no error and no warning in any form', async () => {
    const values = await samples(key && idOf(key));
    const { birthdate = '', curp_number = '', rfc_number } = values;
    const identification = { ...values, birthdate: day(birthdate) } as unknown as IdentificationForm;
    expect(check(identificationWarnings, identification)).toEqual({});
    const taxes = { proof_incomes: [], rfc: null, rfc_number };
    expect(check(incomeAndTaxesWarnings(curp_number), taxes as never)).toEqual({});
    const lease = leaseOfTexts(values);
    expect(Object.keys(lease)).toEqual(fieldNames(leaseFields));
    expect(check(leaseRules(day(MONDAY.slice(0, 10))), lease as LeaseValues)).toEqual({});
  });
});

test.each([
  ['front_document', ['ine-frente.jpg']],
  ['back_document', ['ine-reverso.jpg']],
  ['selfie', ['selfie.jpg']],
  ['proof_incomes', ['comprobante-de-ingresos-1.pdf', 'comprobante-de-ingresos-2.pdf']],
  ['rfc', ['constancia-fiscal.pdf']],
  ['property_lease_agreement', ['contrato-de-arrendamiento.pdf']],
  ['account_statement', ['estado-de-cuenta.pdf']],
  ['file', ['comprobante.jpg']],
])('the server accepts the sample files for %s, which are %j', async (field, names) => {
  const { token } = await server.stage.session('nueva');
  const body = await server.stage.sampleFiles(field);
  expect(body.map(({ name }) => name)).toEqual(names);
  for (const { name, type, data } of body) {
    const uploaded = await server.as(token).upload(name, Buffer.from(data, 'base64'), type);
    expect(uploaded).toMatchObject({ status: 200, body: { name } });
  }
});
