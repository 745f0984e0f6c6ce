import { expect, test } from 'vitest';
import { identityFront, incomeProofs, selfie } from '../../../demo-server/files/sampleFiles.ts';
import {
  biometric,
  completeOwner,
  identification,
  incomeAndTaxes,
  lease,
  named,
  uploadFile,
  verifiedOwner,
} from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('a new owner has an empty profile and the first step next', async () => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.get('/api/user');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: owner.id,
    name: null,
    email: owner.email,
    is_completed: false,
    next_step: 'identification',
  });
  expect(body).toMatchObject({ front_document: null, selfie: null, proof_incomes: [], document_number: null });
});

test('the three steps follow one another until the profile is complete', async () => {
  const owner = await verifiedOwner(server);
  expect((await owner.put('/api/user', named)).body).toMatchObject({ name: 'Ana Sofía', next_step: 'identification' });
  const first = (await owner.put('/api/user', await identification(owner))).body;
  expect(first).toMatchObject({
    next_step: 'biometric_validation',
    colony: 'Juárez',
    municipality: 'Cuauhtémoc',
    state: 'Ciudad de México',
    front_document: { name: 'ine-frente.jpg', size: expect.any(Number), url: expect.stringContaining('/api/files/') },
    document_number: expect.stringMatching(/^\d{13}$/),
  });
  expect((await owner.put('/api/user', await biometric(owner))).body.next_step).toBe('income_and_taxes');
  const last = (await owner.put('/api/user', await incomeAndTaxes(owner))).body;
  expect(last).toMatchObject({ next_step: null, is_completed: true });
});

test.each([
  ['name', '', 'Your name is required.'],
  ['last_name', '   ', 'Your last name is required.'],
  ['name', '\u200b\u3164', 'Your name is required.'],
  ['address', '\u2800', 'Write your address.'],
  ['accept_privacy_policy', false, 'You must accept the privacy notice.'],
  ['accept_terms_and_conditions', 'yes', 'You must accept the terms and conditions.'],
  ['curp_number', 'RICM870214MDFSSR', 'La CURP tiene 18 caracteres; escribiste 16.'],
  ['birthdate', '2010-01-01', 'You must be at least 18 years old.'],
  ['birthdate', '9999-12-31', 'You must be at least 18 years old.'],
  ['birthdate', '2001-02-30', 'Write a date that exists, with day, month and year.'],
  ['address', '', 'Write your address.'],
  ['zip_code', '00000', 'Zip code not found'],
  ['zip_code', 'abc', 'Zip code not found'],
  ['rfc_number', 'XAXX010101000', 'Use your own RFC, not the generic one.'],
  ['front_document', '', 'Image required'],
  ['front_document', 'nobodys', 'This file is not yours'],
  ['selfie', null, 'Image required'],
  ['proof_incomes', [], 'Document required'],
  ['proof_incomes', 'one', 'Document required'],
  ['proof_incomes', [7], 'This file is not yours'],
  ['rfc', 12, 'Document required'],
  ['name', 'a'.repeat(61), 'Escribe hasta 60 caracteres; escribiste 61.'],
])('rejects a profile whose %s is %o', async (field, value, message) => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.put('/api/user', { [field]: value });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ [field]: [message] });
});

test('normalises values that are typed loosely', async () => {
  const owner = await verifiedOwner(server);
  const { body } = await owner.put('/api/user', {
    curp_number: ' ricm-870214 mdfssr05',
    rfc_number: 'ricm870214qk7',
    zip_code: '6600',
  });
  expect(body).toMatchObject({ curp_number: 'RICM870214MDFSSR05', rfc_number: 'RICM870214QK7', zip_code: '06600' });
});

test('the owner may choose one of several colonies or none', async () => {
  const owner = await verifiedOwner(server);
  expect((await owner.put('/api/user', { zip_code: '77500' })).body).toMatchObject({
    colony: null,
    municipality: 'Benito Juárez',
  });
  expect((await owner.put('/api/user', { colony: 'Supermanzana 5 Centro' })).body.colony).toBe('Supermanzana 5 Centro');
  expect((await owner.put('/api/user', { zip_code: '77500' })).body.colony).toBe('Supermanzana 5 Centro');
  expect((await owner.put('/api/user', { colony: 'Polanco' })).body.errors).toEqual({
    colony: ['This value is not valid'],
  });
  expect((await owner.put('/api/user', { zip_code: '64000' })).body.colony).toBe('Monterrey Centro');
});

test('rejects files of other owners and of the wrong kind, each on its field', async () => {
  const [owner, other] = [await verifiedOwner(server), await verifiedOwner(server)];
  const otherOwnersFile = await uploadFile(other, identityFront);
  const paper = await uploadFile(owner, incomeProofs[0]);
  const photo = await uploadFile(owner, identityFront);
  expect((await owner.put('/api/user', { front_document: otherOwnersFile })).body.errors.front_document).toEqual([
    'This file is not yours',
  ]);
  expect((await owner.put('/api/user', { front_document: paper })).body.errors.front_document).toEqual([
    'This file is not yours',
  ]);
  expect((await owner.put('/api/user', { rfc: photo })).body.errors.rfc).toEqual(['This file is not yours']);
});

test("detects glasses on a selfie by its name or by the operator's setting", async () => {
  const owner = await verifiedOwner(server);
  const withLenses = await uploadFile(owner, selfie, 'con-lentes.jpg');
  expect((await owner.put('/api/user', { selfie: withLenses })).body.errors).toEqual({ selfie: ['Lenses detected'] });
  const plain = await uploadFile(owner, selfie);
  await server.stage.faults({ selfie: 'lenses', once: ['selfie'] });
  expect((await owner.put('/api/user', { selfie: plain })).body.errors).toEqual({ selfie: ['Lenses detected'] });
  expect((await owner.put('/api/user', { selfie: plain })).status).toBe(200);
});

test('rejects a file called "rechaza" where it is used', async () => {
  const owner = await verifiedOwner(server);
  const front_document = await uploadFile(owner, identityFront, 'rechaza.jpg');
  expect((await owner.put('/api/user', { front_document })).body.errors).toEqual({
    front_document: ['This value is not valid'],
  });
});

test('ignores fields that an owner may not write', async () => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.put('/api/user', {
    ...named,
    email: 'otra@correo.mx',
    phone: '+525500000000',
    is_completed: true,
    next_step: null,
    id: 'x',
    persona: 'activa',
    phone_verified: false,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: owner.id, email: owner.email, phone: owner.phone, is_completed: false });
  expect(server.rows('owners')[0]).toMatchObject({ persona: null, phone_verified: true });
});

test('a complete profile accepts no change of its steps', async () => {
  const owner = await completeOwner(server);
  for (const field of ['curp_number', 'selfie', 'proof_incomes', 'colony']) {
    expect((await owner.put('/api/user', { [field]: 'x' })).status).toBe(409);
  }
});

test('a finished registration cannot be written again', async () => {
  const owner = await verifiedOwner(server);
  await owner.put('/api/user', { name: 'Anita' });
  expect((await owner.put('/api/user', named)).status).toBe(200);
  for (const [field, value] of Object.entries({ ...named, name: 'Otra', last_name: 'Persona' })) {
    expect((await owner.put('/api/user', { [field]: value })).status, field).toBe(409);
  }
  expect((await owner.get('/api/user')).body).toMatchObject(named);
});

test.each(['name', 'last_name', 'accept_privacy_policy', 'accept_terms_and_conditions'] as const)(
  'three steps without %s are no complete profile and no ground for an application, until it is given',
  async (missing) => {
    const owner = await verifiedOwner(server);
    const { [missing]: given, ...others } = named;
    await owner.put('/api/user', others);
    await owner.put('/api/user', await identification(owner));
    await owner.put('/api/user', await biometric(owner));
    const { body } = await owner.put('/api/user', await incomeAndTaxes(owner));
    expect(body).toMatchObject({ is_completed: false, next_step: null });
    expect((await owner.post('/api/applications', lease)).status).toBe(403);
    expect((await owner.put('/api/user', { [missing]: given })).body).toMatchObject({ is_completed: true });
    expect((await owner.post('/api/applications', lease)).status).toBe(201);
  },
);

test('a rejected change changes nothing', async () => {
  const owner = await verifiedOwner(server);
  await owner.put('/api/user', { address: 'Calle del Laurel 140', birthdate: 'x' });
  expect((await owner.get('/api/user')).body.address).toBeNull();
});
