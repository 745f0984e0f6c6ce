import { expect, test } from 'vitest';
import { selfie } from '../../../demo-server/files/sampleFiles.ts';
import { biometric, identification, incomeAndTaxes, named, uploadFile, verifiedOwner } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('the profile of a new owner is empty, and the three steps follow one another until it is complete', async () => {
  const owner = await verifiedOwner(server);
  expect(await owner.get('/api/user')).toMatchObject({
    status: 200,
    body: {
      ...{ id: owner.id, name: null, email: owner.email, is_completed: false, next_step: 'identification' },
      ...{ front_document: null, selfie: null, proof_incomes: [], document_number: null },
      ...{ accept_privacy_policy: false, accept_terms_and_conditions: false },
    },
  });
  expect((await owner.put('/api/user', named)).body).toMatchObject({ name: 'Ana Sofía', next_step: 'identification' });
  const first = (await owner.put('/api/user', await identification(owner))).body;
  expect(first).toMatchObject({
    next_step: 'biometric_validation',
    colony: 'Juárez',
    municipality: 'Cuauhtémoc',
    state: 'Ciudad de México',
    front_document: { name: 'ine-frente.jpg', size: expect.any(Number), url: expect.stringContaining('/api/files/') },
    back_document: { name: 'ine-reverso.jpg' },
    document_number: expect.stringMatching(/^\d{13}$/),
  });
  expect((await owner.put('/api/user', await biometric(owner))).body.next_step).toBe('income_and_taxes');
  const last = (await owner.put('/api/user', await incomeAndTaxes(owner))).body;
  expect(last).toMatchObject({
    next_step: null,
    is_completed: true,
    selfie: { name: 'selfie.jpg' },
    proof_incomes: [{ name: 'comprobante-de-ingresos-1.pdf' }],
    rfc: { name: 'constancia-fiscal.pdf' },
  });
});

test("detects glasses on a selfie by the operator's setting, once", async () => {
  const owner = await verifiedOwner(server);
  const plain = await uploadFile(owner, selfie);
  await server.stage.faults({ selfie: 'lenses', once: ['selfie'] });
  expect((await owner.put('/api/user', { selfie: plain })).body.errors).toEqual({ selfie: ['Lenses detected'] });
  expect((await owner.put('/api/user', { selfie: plain })).status).toBe(200);
});

test('a rejected change has its errors by field and changes nothing', async () => {
  const owner = await verifiedOwner(server);
  const { status, body } = await owner.put('/api/user', { address: 'Calle del Laurel 140', birthdate: '2001-02-30' });
  expect([status, body.errors]).toEqual([422, { birthdate: ['Write a date that exists, with day, month and year.'] }]);
  expect((await owner.get('/api/user')).body.address).toBeNull();
});
