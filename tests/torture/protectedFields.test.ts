import { describe, expect, test } from 'vitest';
import { lease, type TestOwner, verifiedOwner } from '../demo-server/support/owner.ts';
import { freshServer } from '../demo-server/support/server.ts';
import { everythingOf, type Method, ownerWithData } from './protectedCalls.ts';

const server = freshServer();

describe('a field that an owner may not write', () => {
  /** Fields of every table that only the server may set. */
  const forbidden = {
    id: 'x',
    owner_id: 'x',
    owner: 'x',
    email: 'otra@correo.mx',
    phone: '+525500000000',
    phone_verified: false,
    persona: 'activa',
    is_completed: true,
    next_step: null,
    status: 'approved',
    has_temporary_password: false,
    pre_offer_total_to_receive: 1,
    pre_offer_total_amount: 9e6,
    pre_offer_fees: 0,
    total_amount: 1,
    amount: 1,
    loan_id: '1',
    due_date: '2030-01-01',
    created_at: '2020-01-01T00:00:00Z',
    bureau_authorised_at: '2026-01-01T00:00:00Z',
    bureau_authorization: { folio: '1', at: '2026-01-01T00:00:00Z' },
    rejection_reason: 'x',
    history: [],
    installments: [],
  };

  test('is not changed by any update that contains it', async () => {
    const [open, owner] = [await verifiedOwner(server), await ownerWithData(server)];
    const calls: readonly (readonly [TestOwner, Method, string, object])[] = [
      [open, 'put', '/api/user', forbidden],
      [owner, 'put', '/api/user', forbidden],
      [owner, 'put', `/api/applications/${owner.has.draft}`, forbidden],
    ];
    for (const [caller, method, path, body] of calls) {
      const before = everythingOf(server, caller);
      const { status } = await caller[method](path, body);
      expect(status, path).toBe(200);
      expect(everythingOf(server, caller), path).toBe(before);
    }
  });

  test('is ignored beside the fields that the owner may write', async () => {
    const owner = await ownerWithData(server);
    const { body: applied } = await owner.post('/api/applications', { ...forbidden, ...lease });
    expect(applied).toMatchObject({ status: 'uncompleted', next_step: 'pre_offer', loan_id: null });
    const mine = server.rows('applications').filter((row) => row.id === applied.id);
    expect(mine).toMatchObject([{ owner_id: owner.id, bureau_authorization: null, pre_offer_term_frame: null }]);
    const statement = await owner.post(`/api/loans/${owner.has.waiting}/account-statement`, {
      ...forbidden,
      account_statement: owner.has.pdf,
    });
    expect(statement.body.status).toBe('awaiting_account_statement_check');
    const [installment] = server.rows('installments').filter((row) => row.id === owner.has.installment);
    const proof = await owner.put(`/api/installments/${owner.has.installment}/upload-file`, {
      ...forbidden,
      file: owner.has.jpeg,
    });
    expect(proof.body).toMatchObject({ status: 'in_validation', due_date: installment?.due_date });
    expect(server.rows('installments').filter((row) => row.id === owner.has.installment)).toMatchObject([
      { owner_id: owner.id, total_amount: installment?.total_amount, rejection_reason: null },
    ]);
  });
});
