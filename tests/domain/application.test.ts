import { describe, expect, test } from 'vitest';
import {
  type Application,
  applicationNumber,
  applicationStatuses,
  applicationSteps,
  canContinue,
  canDiscard,
  distinguishingZipCode,
  isApplicationStepOpen,
  type LeaseValues,
  nextApplicationStep,
  preOfferAmounts,
  savedLease,
} from '#domain/application';
import { changesOf, emptyForm, leaseFields, propertyFields } from '#domain/applicationFields';
import { day, plusDays } from '#domain/calendar';
import { bureauCodeRules, leaseRules, leaseWarnings, propertyRules } from '#domain/forms/applicationRules';
import { MIN_MONTHLY_RENT } from '#domain/forms/rentRules';
import { pesos } from '#domain/money';
import { estimateOffer, principalOf, termOptions } from '#domain/preOffer';
import { check } from '#domain/rules';
import { ruleTexts } from '#i18n/es-MX/ruleTexts';
import { anyDay, anyRent, anyTerm, fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

const TODAY = day('2026-11-21');
const lease: LeaseValues = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2027-12-31',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};
const fileWithId = (id: string) => ({ id, name: 'contrato.pdf', size: 1, url: `/api/files/${id}` });
const rules = leaseRules(TODAY);
const leaseError = <Field extends keyof typeof leaseFields>(field: Field, value: LeaseValues[Field], all = lease) =>
  spanishError(rules[field], value, { ...all, [field]: value });

describe('the lease form', () => {
  test('accepts a valid lease', () => {
    expect(check(rules, lease)).toEqual({});
  });

  test('requires each of its five fields', () => {
    expect(check(rules, emptyForm(leaseFields))).toEqual({
      lease_monthly_income: 'Write your monthly rent.',
      lease_start_date: 'Choose the start date.',
      lease_end_date: 'Choose the end date.',
      lease_payment_method: 'Choose how you receive your rent.',
      accept_privacy_policy: 'You must accept the privacy notice.',
    });
  });

  const MINIMUM = 'El monto mínimo es de $15,000 MXN';
  test.each([
    [0, MINIMUM],
    [-20_000, MINIMUM],
    [Number.NaN, MINIMUM],
    [14_999.99, MINIMUM],
    [15_000, undefined],
    [15_000.01, undefined],
  ])('shows for a rent of %s: %s', { tags: 's5-lease-minimum-edge' }, (rent, message) => {
    expect(MIN_MONTHLY_RENT).toBe(15_000);
    expect(leaseError('lease_monthly_income', rent)).toBe(message);
  });

  const WRONG_YEAR = ruleTexts['Check the year of the date.'];
  const TOO_SHORT = 'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual';
  test.each([
    ['2027-02-30', ruleTexts['Write a date that exists, with day, month and year.']],
    ['2026-01-05', ruleTexts['The end date must be after the start date.']],
    ['2026-01-06', TOO_SHORT],
    ['2027-02-20', TOO_SHORT],
    ['9999-12-31', WRONG_YEAR],
    ['2126-11-22', WRONG_YEAR],
    ['2126-11-21', undefined],
    ['2027-02-21', undefined],
  ])(
    'shows on 21 November 2026 for a lease from 5 January 2026 until %j: %s',
    { tags: 's5-lease-remaining-edge' },
    (end, message) => {
      expect(leaseError('lease_end_date', end)).toBe(message);
    },
  );

  test.each([
    ['2026-02-30', ruleTexts['Write a date that exists, with day, month and year.']],
    ['2024-02-29', undefined],
    ['0001-01-05', WRONG_YEAR],
    ['1926-11-20', WRONG_YEAR],
    ['1926-11-21', undefined],
  ])('shows for a start on %j: %s', (start, message) => {
    expect(leaseError('lease_start_date', start)).toBe(message);
  });

  test('does not compare the end with a missing start', () => {
    expect(leaseError('lease_end_date', '2027-12-31', { ...lease, lease_start_date: '' })).toBeUndefined();
  });

  test.each([
    ['2026-11-21', undefined],
    ['', undefined],
    ['2026-02-30', undefined],
    ['2026-11-22', ruleTexts['Your lease begins on {start}. If that is right, continue.']({ start: '22/11/2026' })],
  ])('warns on 21 November 2026 of a lease that starts on %j: %s', (start, warning) => {
    expect(spanishError(leaseWarnings(TODAY).lease_start_date, start, lease)).toBe(warning);
    expect(leaseError('lease_start_date', '2026-11-22')).toBeUndefined();
  });

  test('accepts a lease exactly when a term is on offer', { tags: 's9-remaining-lease' }, () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (today, days) => {
        const lease_end_date = plusDays(today, days);
        const errors = check(leaseRules(today), { ...lease, lease_start_date: '2020-01-01', lease_end_date });
        const terms = termOptions({ leaseEnd: lease_end_date, today });
        expect(errors.lease_end_date === undefined).toBe(terms.length > 0);
      }),
    );
  });
});

test('the lease form begins with the lease of an application, never with its acceptance', () => {
  const { accept_privacy_policy: _, ...begun } = lease;
  expect(savedLease({ ...lease, id: '7' } as never)).toEqual(begun);
  const ofNewerApi = { ...lease, lease_start_date: null, lease_payment_method: 'barter' } as never;
  expect(savedLease(ofNewerApi)).toEqual({ ...begun, lease_start_date: '', lease_payment_method: undefined });
});

describe('the property form', () => {
  test('requires folio, zip code and the signed lease', () => {
    const none = { property_commercial_folio: ' ', property_zip_code: '', property_lease_agreement: null as never };
    expect(check(propertyRules, none)).toEqual({
      property_commercial_folio: 'Write the folio.',
      property_zip_code: 'Write the zip code of the property.',
      property_lease_agreement: 'Document required',
    });
  });

  test('accepts an uploaded file, as the form has it, and a file id, as the request has it', () => {
    const form = { property_commercial_folio: 'F1', property_zip_code: '06600' };
    expect(check(propertyRules, { ...form, property_lease_agreement: 'f1' as never })).toEqual({});
    const file = { id: 'f1', name: 'contrato.pdf', size: 1, url: '/f1' };
    expect(check(propertyRules, { ...form, property_lease_agreement: file as never })).toEqual({});
  });

  test('requires a bureau code of four digits', () => {
    expect(check(bureauCodeRules, { code: '12' })).toEqual({ code: 'Write the 4 digits of the code.' });
  });
});

const draft = {
  status: 'uncompleted' as Application['status'],
  lease_end_date: day('2027-12-31'),
  pre_offer_term_frame: 6 as number | null,
  property_commercial_folio: 'F1' as string | null,
  property_zip_code: '06600' as string | null,
  property_lease_agreement: { id: 'f1' } as unknown,
};

describe('the next step of an application', () => {
  test.each([
    ['no term is chosen', { pre_offer_term_frame: null }, 'pre_offer'],
    ['the lease no longer allows the term', { lease_end_date: day('2027-05-20') }, 'pre_offer'],
    ['the term ends on the last day of the lease', { lease_end_date: day('2027-05-21') }, 'bureau_policy'],
    ['the term is not one of the ten', { pre_offer_term_frame: 2 }, 'pre_offer'],
    ['the folio is missing', { property_commercial_folio: null }, 'property_details'],
    ['the zip code is missing', { property_zip_code: '' }, 'property_details'],
    ['the lease agreement is missing', { property_lease_agreement: null }, 'property_details'],
    ['only the bureau is left', {}, 'bureau_policy'],
    ['the application was sent', { status: 'awaiting_validation' }, null],
    ['the application is in validation', { status: 'in_validation', pre_offer_term_frame: null }, null],
    ['the application is rejected', { status: 'rejected' }, null],
  ] as const)('when %s is %s', (_, change, step) => {
    expect(nextApplicationStep({ ...draft, ...change }, TODAY)).toBe(step);
  });

  const anyText = fc.constantFrom(null, '', '  ', '06600', 'F1');
  const anyDraft = fc.record({
    status: fc.constant('uncompleted'),
    lease_end_date: fc.integer({ min: 0, max: 500 }).map((days) => plusDays(TODAY, days)),
    pre_offer_term_frame: fc.option(fc.integer({ min: 2, max: 13 })),
    property_commercial_folio: anyText,
    property_zip_code: anyText,
    property_lease_agreement: fc.constantFrom<unknown>(null, { id: 'f1' }),
  });
  const anyForm = fc.record({
    property_commercial_folio: fc.constantFrom('', ' ', 'F2'),
    property_zip_code: fc.constantFrom('', ' ', '44100'),
    property_lease_agreement: fc.constantFrom(null, fileWithId('f2')),
  });
  const rank = (draft: Parameters<typeof nextApplicationStep>[0]) => {
    const step = nextApplicationStep(draft, TODAY);
    return step === null ? applicationSteps.length : applicationSteps.indexOf(step);
  };

  test('never moves back when a draft is saved before the saved values have loaded, whichever fields are empty', () => {
    fc.assert(
      fc.property(anyDraft, anyForm, (before, form) => {
        const after = { ...before, ...(changesOf(propertyFields, form, undefined) as Partial<typeof before>) };
        expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });
});

describe('the pre-offer', () => {
  test('for a rent of 20,000 and 6 months has a total of 120,000, fees of 4,176 and a commission of 3,600', {
    tags: 's3-application-amounts',
  }, () => {
    expect(preOfferAmounts({ rent: 20_000, term: 6 })).toEqual({
      pre_offer_term_frame: 6,
      pre_offer_amount: 120_000,
      pre_offer_fees: 4_176,
      pre_offer_commissions: 3_600,
    });
  });

  test('equals the response of /calc for any rent and term', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const amounts = preOfferAmounts({ rent: rent / 100, term });
        const offer = estimateOffer({ principal: principalOf({ rent, term }), term });
        expect(amounts.pre_offer_amount).toBe(offer.principal);
        expect(amounts.pre_offer_commissions).toBe(offer.commission);
        expect(pesos(amounts.pre_offer_fees)).toBe(pesos(offer.commission) + pesos(offer.iva_commission));
      }),
    );
  });
});

describe('the card of an application', () => {
  test('can be continued when a step is left and it is neither in validation nor rejected', () => {
    const offered = applicationStatuses.filter((status) => canContinue({ status, next_step: 'property_details' }));
    expect(offered).toEqual(['uncompleted', 'awaiting_validation', 'approved']);
    expect(applicationStatuses.some((status) => canContinue({ status, next_step: null }))).toBe(false);
  });

  test('can be discarded only while it is a draft', () => {
    expect(applicationStatuses.filter((status) => canDiscard({ status }))).toEqual(['uncompleted']);
  });

  test.each([
    ['7', 'S0007'],
    ['12', 'S0012'],
    ['1234', 'S1234'],
    ['12345', 'S12345'],
  ])('shows application %s as %s', { tags: ['s3-application-id', 's9-application-number'] }, (id, number) => {
    expect(applicationNumber(id)).toBe(number);
  });
});

test('only the next step and those before it may be opened, and none after the application was sent', () => {
  const openAt = (next: Parameters<typeof isApplicationStepOpen>[1]) =>
    applicationSteps.filter((step) => isApplicationStepOpen(step, next));
  expect(openAt('pre_offer')).toEqual(['pre_offer']);
  expect(openAt('property_details')).toEqual(['pre_offer', 'property_details']);
  expect(openAt('bureau_policy')).toEqual(['pre_offer', 'property_details', 'bureau_policy']);
  expect(openAt(null)).toEqual([]);
});

test.each([
  ['one property', '06700', ['06700', '06700', null], undefined],
  ['more than one property', '06700', ['06700', '44100', null], '06700'],
  ['more than one property, and not known of this one yet,', null, ['06700', '44100', null], undefined],
])('the zip code that tells an application of an owner with %s from the others', (_, own, all, zipCode) => {
  const at = (property_zip_code: string | null) => ({ property_zip_code });
  expect(distinguishingZipCode(at(own), all.map(at))).toBe(zipCode);
});
