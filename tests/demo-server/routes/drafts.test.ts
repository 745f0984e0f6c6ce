import { expect, test } from 'vitest';
import { completeOwner, readyApplication } from '../support/owner.ts';
import { freshServer } from '../support/server.ts';

const server = freshServer();

test('saving a draft with an empty lease and term keeps both and the next step', async () => {
  const owner = await completeOwner(server);
  const path = `/api/applications/${await readyApplication(owner)}`;
  const before = (await owner.get(path)).body;
  const empty = {
    lease_monthly_income: null,
    lease_start_date: '',
    pre_offer_term_frame: null,
    accept_privacy_policy: false,
  };
  const { status, body } = await owner.put(path, empty);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    next_step: 'bureau_policy',
    lease_monthly_income: before.lease_monthly_income,
    pre_offer_term_frame: before.pre_offer_term_frame,
  });
});

test('a cleared property field stays empty and makes the property the next step', async () => {
  const owner = await completeOwner(server);
  const path = `/api/applications/${await readyApplication(owner)}`;
  const cleared = { property_commercial_folio: '', property_zip_code: null, property_lease_agreement: null };
  expect((await owner.put(path, cleared)).status).toBe(200);
  expect((await owner.get(path)).body).toMatchObject({
    next_step: 'property_details',
    property_commercial_folio: null,
    property_zip_code: null,
    property_lease_agreement: null,
  });
});

test('property fields that are not sent keep their values', async () => {
  const owner = await completeOwner(server);
  const path = `/api/applications/${await readyApplication(owner)}`;
  const before = (await owner.get(path)).body;
  const { body } = await owner.put(path, { property_commercial_folio: 'FR-9' });
  expect(body).toMatchObject({
    next_step: 'bureau_policy',
    property_commercial_folio: 'FR-9',
    property_zip_code: before.property_zip_code,
  });
  expect(body.property_lease_agreement.id).toBe(before.property_lease_agreement.id);
});
