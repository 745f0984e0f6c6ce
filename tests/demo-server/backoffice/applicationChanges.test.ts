import { beforeEach, describe, expect, test } from 'vitest';
import { applicationChanges, parseLease } from '../../../demo-server/backoffice/applicationChanges.ts';
import type { Demo } from '../../../demo-server/demo.ts';
import type { ApplicationRow } from '../../../demo-server/store/rows.ts';
import { applicationFields, fieldNames, leaseFields } from '../../../domain/applicationFields.ts';
import { ana, application, file, openOffice } from './office.ts';

let demo: Demo;
beforeEach(async () => {
  ({ demo } = await openOffice());
});

const lease = {
  ...{ lease_monthly_income: 20_000, lease_start_date: '2026-01-05', lease_end_date: '2028-01-04' },
  ...{ lease_payment_method: 'transfer', accept_privacy_policy: true },
};

/** Returns the errors by field with which a call fails; undefined when it does not. */
function errorsOf(call: () => unknown): Record<string, string[]> | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    const { status, body } = error as { status: number; body: { errors: Record<string, string[]> } };
    expect(status).toBe(422);
    return body.errors;
  }
}

describe('the lease of a new application', () => {
  test('is taken as it is sent, without spaces around its dates', () => {
    expect(parseLease(demo, { ...lease, lease_start_date: ' 2026-01-05 ' })).toMatchObject(lease);
  });

  test.each([
    ['lease_monthly_income', undefined, 'Write your monthly rent.'],
    ['lease_monthly_income', '20000', 'This value is not valid'],
    ['lease_monthly_income', 14_999.99, 'El monto mínimo es de $15,000 MXN'],
    ['lease_monthly_income', 10_000_000.01, 'El monto máximo es de $10,000,000 MXN'],
    ['lease_start_date', 20_260_105, 'This value is not valid'],
    ['lease_end_date', '2026-13-45', 'Write a date that exists, with day, month and year.'],
    [
      'lease_end_date',
      '2027-02-22',
      'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual',
    ],
    ['lease_payment_method', 'gold', 'This value is not valid'],
    ['accept_privacy_policy', 'true', 'This value is not valid'],
    ['accept_privacy_policy', false, 'You must accept the privacy notice.'],
  ])('is rejected when %s is %j', (field, value, message) => {
    const [error = ''] = errorsOf(() => parseLease(demo, { ...lease, [field]: value }))?.[field] ?? [];
    expect(error.replaceAll('\u00a0', ' ')).toBe(message);
  });

  test('can have the highest rent', () => {
    expect(parseLease(demo, { ...lease, lease_monthly_income: 10_000_000 })).toMatchObject({
      lease_monthly_income: 10_000_000,
    });
  });
});

describe('a change of an application', () => {
  const owned = (id: unknown) => (id === 'lease' ? file('contrato.pdf') : undefined);
  const change = (body: object, row: Partial<ApplicationRow> = {}) =>
    applicationChanges({ ...demo, files: { findOwned: owned } } as unknown as Demo, ana, application(row), body);
  const errors = (body: object, row: Partial<ApplicationRow> = {}) => errorsOf(() => change(body, row));

  test.each([
    ['lease_monthly_income', 25_000, 25_000],
    ['lease_monthly_income', 15_000.019, 15_000.01],
    ['lease_monthly_income', 16_000.29, 16_000.29],
    ['lease_monthly_income', 10_000_000, 10_000_000],
    ['lease_start_date', ' 2026-02-05 ', '2026-02-05'],
    ['lease_end_date', '2027-12-31', '2027-12-31'],
    ['lease_payment_method', 'cash', 'cash'],
    ['accept_privacy_policy', true, true],
    ['pre_offer_term_frame', 3, 3],
    ['property_commercial_folio', ' F-9 ', 'F-9'],
    ['property_commercial_folio', 'x'.repeat(30), 'x'.repeat(30)],
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
    expect(change({ status: 'approved', pre_offer_amount: 1, owner_id: 'eva', loan_id: '1' })).toEqual({});
    expect(change(Object.create({ pre_offer_term_frame: 3 }))).toEqual({});
  });

  test.each([
    ['lease_monthly_income', 14_999.999, 'El monto mínimo es de $15,000 MXN'],
    ['lease_monthly_income', 10_000_000.01, 'El monto máximo es de $10,000,000 MXN'],
    ['lease_monthly_income', '20000', 'This value is not valid'],
    ['lease_end_date', '2027-02-30', 'Write a date that exists, with day, month and year.'],
    ['lease_end_date', 20_270_101, 'This value is not valid'],
    ['lease_payment_method', 'gold', 'This value is not valid'],
    ['accept_privacy_policy', 'yes', 'This value is not valid'],
    ['pre_offer_term_frame', 2, 'This value is not valid'],
    ['pre_offer_term_frame', 6.5, 'This value is not valid'],
    ['pre_offer_term_frame', 13, 'This value is not valid'],
    ['pre_offer_term_frame', '6', 'This value is not valid'],
    ['property_commercial_folio', 'x'.repeat(31), 'Escribe hasta 30 caracteres; escribiste 31.'],
    ['property_commercial_folio', 9, 'This value is not valid'],
    ['property_zip_code', 6600, 'This value is not valid'],
    ['property_zip_code', '00000', 'Zip code not found'],
    ['property_lease_agreement', 'other', 'This file is not yours'],
  ])('rejects %s %j', (field, value, message) => {
    const found = errors({ [field]: value });
    expect(Object.keys(found ?? {})).toEqual([field]);
    expect(found?.[field]?.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([message]);
  });

  test.each(fieldNames(applicationFields))(
    'rejects a %s of a wrong type, which is never left out in silence',
    (field) => {
      for (const wrong of [{}, [7], () => 0]) expect(errors({ [field]: wrong })).toHaveProperty(field);
      for (const wrong of [{}, [7], () => 0]) {
        if (field in leaseFields)
          expect(errorsOf(() => parseLease(demo, { ...lease, [field]: wrong }))).toHaveProperty(field);
      }
    },
  );

  test('has an error for each field, and changes none of them', () => {
    expect(
      Object.keys(
        errors({ lease_monthly_income: 1, property_commercial_folio: 9, lease_end_date: '2027-12-31' }) ?? {},
      ),
    ).toEqual(['property_commercial_folio', 'lease_monthly_income']);
  });

  test('checks the end of the lease with its start, whichever is sent', () => {
    expect(errors({ lease_start_date: '2028-02-01' })).toEqual({
      lease_end_date: ['The end date must be after the start date.'],
    });
    expect(errors({ lease_end_date: '2026-01-05' })).toEqual({
      lease_end_date: ['The end date must be after the start date.'],
    });
    expect(errors({ lease_start_date: '2027-02-01' }, { lease_end_date: '2026-12-01' as never })).toMatchObject({
      lease_end_date: expect.any(Array),
    });
  });

  test('can choose only a term that ends within the lease', () => {
    const ending = { lease_end_date: '2027-03-01' as never };
    expect(change({ pre_offer_term_frame: 3 }, ending)).toEqual({ pre_offer_term_frame: 3 });
    expect(errors({ pre_offer_term_frame: 6 }, ending)).toEqual({ pre_offer_term_frame: ['This value is not valid'] });
    expect(change({ pre_offer_term_frame: 6, lease_end_date: '2027-12-31' }, ending)).toMatchObject({
      pre_offer_term_frame: 6,
    });
  });

  test('fails for the zip code whose look-up fails, but not when its form is wrong anyway', () => {
    expect(() => change({ property_zip_code: '00500' })).toThrow(expect.objectContaining({ status: 500 }));
  });
});
