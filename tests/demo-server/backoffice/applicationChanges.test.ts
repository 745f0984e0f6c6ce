import { beforeEach, describe, expect, test } from 'vitest';
import { applicationFields, fieldNames, leaseFields } from '#domain/applicationFields';
import { day } from '#domain/calendar';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { applicationChanges, parseLease } from '../../../demo-server/backoffice/applicationChanges.ts';
import type { Demo } from '../../../demo-server/demo.ts';
import type { ApplicationRow } from '../../../demo-server/store/rows.ts';
import { fieldErrorsOf } from '../support/demo.ts';
import { lease } from '../support/owner.ts';
import { ana, application, file, openOffice } from './office.ts';

let demo: Demo;
beforeEach(async () => {
  ({ demo } = await openOffice());
});

/** Fields that only the server sets. */
const othersFields = { id: '9', status: 'approved', owner_id: 'eva', loan_id: '1', pre_offer_amount: 1, history: [] };
const NOT_VALID = 'This value is not valid';
const MINIMUM = ruleTexts['The minimum amount is {amount} MXN']({ amount: '15,000' });
const FOLIO_TOO_LONG = ruleTexts['Up to {limit} characters; you wrote {count}.']({ limit: 30, count: 31 });

/** A value of a wrong type for each field; a number that is sent as text is one, and so is the other way around. */
const wrongTypes: Readonly<Record<keyof typeof applicationFields, unknown>> = {
  lease_monthly_income: '20000',
  lease_start_date: 20_260_105,
  lease_end_date: 20_270_101,
  lease_payment_method: 'gold',
  accept_privacy_policy: 'true',
  pre_offer_term_frame: '6',
  property_commercial_folio: 9,
  property_zip_code: 6600,
  property_lease_agreement: 7,
};

describe('the lease of a new application', () => {
  const errors = (changes: object) => fieldErrorsOf(() => parseLease(demo, { ...lease, ...changes }));

  test('is taken as it is sent, without spaces around its dates and without any other field', () => {
    expect(parseLease(demo, { ...othersFields, ...lease, lease_start_date: ' 2026-01-05 ' })).toEqual(lease);
  });

  test('is rejected by the rules of its form', () => {
    expect(errors({ lease_monthly_income: 14_999.99, accept_privacy_policy: false })).toEqual({
      lease_monthly_income: [MINIMUM],
      accept_privacy_policy: ['You must accept the privacy notice.'],
    });
    expect(errors({ lease_end_date: '2027-02-22' })).toHaveProperty('lease_end_date');
  });

  test.each(fieldNames(leaseFields))('is rejected when its %s is missing or of a wrong type', (field) => {
    expect(errors({ [field]: undefined })).toHaveProperty(field);
    expect(errors({ [field]: wrongTypes[field] })).toEqual({ [field]: [NOT_VALID] });
  });
});

describe('a change of an application', () => {
  const owned = (id: unknown) => (id === 'lease' ? file('contrato.pdf') : undefined);
  const change = (body: object, row: Partial<ApplicationRow> = {}) =>
    applicationChanges({ ...demo, files: { findOwned: owned } } as unknown as Demo, ana, application(row), body);
  const errors = (body: object, row: Partial<ApplicationRow> = {}) => fieldErrorsOf(() => change(body, row));

  test.each([
    ['lease_monthly_income', 15_000.019, 15_000.01],
    ['lease_monthly_income', 16_000.29, 16_000.29],
    ['lease_start_date', ' 2026-02-05 ', '2026-02-05'],
    ['lease_end_date', '2027-12-31', '2027-12-31'],
    ['lease_payment_method', 'cash', 'cash'],
    ['accept_privacy_policy', true, true],
    ['pre_offer_term_frame', 3, 3],
    ['property_commercial_folio', '\u202E MX\r\n123\u200B Ñ\u0007', 'MX 123 Ñ'],
    ['property_commercial_folio', '', null],
    ['property_zip_code', ' 06600 ', '06600'],
    ['property_zip_code', null, null],
    ['property_lease_agreement', 'lease', 'lease'],
    ['property_lease_agreement', '  ', null],
  ])('stores %s %j as %j', (field, value, stored) => {
    expect(change({ [field]: value })).toEqual({ [field]: stored });
  });

  test.each(['lease_monthly_income', 'lease_start_date', 'lease_payment_method', 'pre_offer_term_frame'])(
    'keeps %s when it is sent empty',
    (field) => {
      for (const empty of [null, '', '  ', undefined]) expect(change({ [field]: empty })).toEqual({});
    },
  );

  test('takes nothing but the fields of the forms', () => {
    expect(change(othersFields)).toEqual({});
    expect(change(Object.create({ pre_offer_term_frame: 3 }))).toEqual({});
  });

  test.each([
    ['lease_monthly_income', 14_999.999, MINIMUM],
    ['pre_offer_term_frame', 2, NOT_VALID],
    ['pre_offer_term_frame', 6.5, NOT_VALID],
    ['pre_offer_term_frame', 13, NOT_VALID],
    ['property_commercial_folio', 'x'.repeat(31), FOLIO_TOO_LONG],
    ['property_zip_code', '00000', 'Zip code not found'],
    ['property_lease_agreement', 'other', 'This file is not yours'],
    // An id of a file has one spelling.
    ['property_lease_agreement', ' lease', 'This file is not yours'],
    ['property_lease_agreement', 'lease\u200B', 'This file is not yours'],
  ])('rejects %s %j', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual({ [field]: [message] });
  });

  test.each(fieldNames(applicationFields))(
    'rejects a %s of a wrong type, which is never left out in silence',
    (field) => {
      for (const wrong of [wrongTypes[field], {}, [7], () => 0])
        expect(errors({ [field]: wrong })).toEqual({ [field]: [NOT_VALID] });
    },
  );

  test('has an error for each field', () => {
    const found = errors({ lease_monthly_income: 1, property_commercial_folio: 9, lease_end_date: '2027-12-31' });
    expect(Object.keys(found ?? {})).toEqual(['property_commercial_folio', 'lease_monthly_income']);
  });

  test('checks the end of the lease with its start, whichever is sent', () => {
    const error = { lease_end_date: ['The end date must be after the start date.'] };
    expect(errors({ lease_start_date: '2028-02-01' })).toEqual(error);
    expect(errors({ lease_end_date: '2026-01-05' })).toEqual(error);
    expect(errors({ lease_start_date: '2027-02-01' }, { lease_end_date: day('2026-12-01') })).toHaveProperty(
      'lease_end_date',
    );
  });

  test('can choose only a term that ends within the lease', () => {
    const ending = { lease_end_date: day('2027-03-01') };
    expect(change({ pre_offer_term_frame: 3 }, ending)).toEqual({ pre_offer_term_frame: 3 });
    expect(errors({ pre_offer_term_frame: 6 }, ending)).toEqual({ pre_offer_term_frame: [NOT_VALID] });
    expect(change({ pre_offer_term_frame: 6, lease_end_date: '2027-12-31' }, ending)).toMatchObject({
      pre_offer_term_frame: 6,
    });
  });

  test('fails for the zip code whose look-up fails', () => {
    expect(() => change({ property_zip_code: '00500' })).toThrow(expect.objectContaining({ status: 500 }));
  });
});
