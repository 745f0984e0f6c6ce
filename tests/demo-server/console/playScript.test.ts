import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playScriptUntil } from '../../../demo-server/console/script/play/playScript.ts';
import { belongsToPath } from '../../../demo-server/console/script/stepAt.ts';
import { type Step, steps } from '../../../demo-server/console/script/steps.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer({ scenario: 'sales' });

// In the console the addresses are those of its own host.
beforeEach(() => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init));
});
afterEach(() => vi.unstubAllGlobals());

const at = (id: Step['id']) => steps.findIndex((step) => step.id === id);

describe('plays the script on new data', () => {
  test.each(steps.map((step) => [step.id, step] as const))('to the page of the step "%s"', async (id, step) => {
    const place = await playScriptUntil(at(id));
    expect(place.step).toBe(id);
    expect(belongsToPath(step, place.path)).toBe(true);
  });

  test.each([
    ['offer', ['uncompleted', undefined, undefined]],
    ['office approves', ['awaiting_validation', undefined, undefined]],
    ['statement', ['approved', 'awaiting_account_statement_upload', undefined]],
    ['contract', ['approved', 'awaiting_client_signature', undefined]],
    ['deposit', ['approved', 'signature_document_completed', undefined]],
    ['time passes', ['approved', 'active', 'pending']],
    ['proof', ['approved', 'active', 'overdue']],
    ['office applies', ['approved', 'active', 'in_validation']],
    ['other person', ['approved', 'active', 'approved']],
    ['kind no', ['rejected', undefined, undefined]],
  ] as const)('so that at "%s" application, loan and first payment are %j', async (id, statuses) => {
    const { owner_id } = await playScriptUntil(at(id));
    const { applications, loans } = await server.stage.owner(owner_id ?? '');
    expect([applications[0]?.status, loans[0]?.status, loans[0]?.installments[0]?.status]).toEqual(statuses);
  });

  test('with the names and the rent of the prospect', async () => {
    const talk = { name: 'Ana María', last_name: 'de la Torre López', rent: 23_750.5, city: 'Puebla', term: 9 };
    await server.stage.prepareTalk(talk);
    const { owner_id } = await playScriptUntil(at('office approves'));
    const body = await server.stage.owner(owner_id ?? '');
    expect(body).toMatchObject({
      name: 'Ana María de la Torre López',
      applications: [{ detail: '$23,750.50', status: 'awaiting_validation' }],
    });
  });
});
