import { expect, test } from 'vitest';
import { identityFront, leaseAgreement } from '../../../demo-server/files/sampleFiles.ts';
import {
  completeOwner,
  confirmBureauCheck,
  lease,
  makeTransition,
  readyApplication,
  uploadFile,
  verifiedOwner,
} from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

// Each text that a person writes enters as one line of visible characters (`domain/text/singleLine.ts`).
const server = freshServer();

/** Returns a text with what would turn the line around, end it, show nothing, or be half a character. */
const odd = (text: string): string => `\u202E${text.replaceAll(' ', '\r\n\u2067')}\u0007\u200B\uD83D `;

test('the texts of a profile are stored as one line without unseen characters', async () => {
  const owner = await verifiedOwner(server);
  const texts = { name: 'Ana Sofía', last_name: "Ñúñez-Gil O'Hara", address: 'Calle 5, int. 2 Centro 🏠' };
  const sent = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, odd(text)]));
  expect((await owner.put('/api/user', sent)).body).toMatchObject(texts);
});

test('the folio of a property is stored as one line without unseen characters', async () => {
  const owner = await completeOwner(server);
  const { body } = await owner.post('/api/applications', lease);
  const { status, body: saved } = await owner.put(`/api/applications/${body.id}`, {
    property_commercial_folio: odd('MX 123 Ñ'),
  });
  expect([status, saved.property_commercial_folio]).toEqual([200, 'MX 123 Ñ']);
});

test('a file keeps its name without unseen characters', async () => {
  const owner = await verifiedOwner(server);
  const id = await uploadFile(owner, leaseAgreement, '\u202Econtrato\u2067  Peña\u200B.pdf');
  expect(server.rows('files').find((row) => row.id === id)?.name).toBe('contrato Peña.pdf');
});

test('a reason is sent to the owner as one line without unseen characters', async () => {
  const owner = await completeOwner(server);
  const id = await readyApplication(owner);
  await confirmBureauCheck(server, owner, id);
  await makeTransition(server, `applications/${id}/take`);
  await makeTransition(server, `applications/${id}/reject`, odd('El contrato está vencido'));
  const { body } = await owner.get(`/api/applications/${id}`);
  expect(body.rejection_reason).toBe('El contrato está vencido');
  expect((await server.stage.newestMessage(owner.email)).text).toContain('“El contrato está vencido”.');
});

test("a prospect's names are stored as one line without unseen characters", async () => {
  const prospect = { name: odd('Luz María'), last_name: odd('Peña'), rent: 20_000, city: 'Puebla', term: 6 } as const;
  const names = { name: 'Luz María', last_name: 'Peña' };
  expect(await server.stage.beginTalk(prospect)).toMatchObject(names);
  const { id } = await server.stage.personalise({ like: 'lista', ...prospect });
  expect(server.rows('owners').find((row) => row.id === id)).toMatchObject(names);
});

test('an id of a file is no written text: it has one spelling', async () => {
  const owner = await completeOwner(server);
  const lease_agreement = await uploadFile(owner, leaseAgreement);
  const { body } = await owner.post('/api/applications', lease);
  const other = await verifiedOwner(server);
  const photo = await uploadFile(other, identityFront);
  for (const spelling of [(id: string) => ` ${id}`, (id: string) => `${id}\u200B`]) {
    const draft = { property_lease_agreement: spelling(lease_agreement) };
    expect((await owner.put(`/api/applications/${body.id}`, draft)).status).toBe(422);
    for (const field of ['front_document', 'selfie', 'rfc', 'proof_incomes']) {
      const value = field === 'proof_incomes' ? [spelling(photo)] : spelling(photo);
      expect((await other.put('/api/user', { [field]: value })).body.errors[field]).toEqual(['This file is not yours']);
    }
  }
});
