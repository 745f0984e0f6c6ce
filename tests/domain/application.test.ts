import { describe, expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationNumber,
  applicationStatuses,
  applicationStepRoutes,
  applicationSteps,
  applicationStepToDo,
  bureauCodeRules,
  canContinue,
  canDiscard,
  isApplicationStepOpen,
  type LeaseForm,
  leaseRules,
  MIN_MONTHLY_RENT,
  nextApplicationStep,
  preOfferOf,
  propertyChanges,
  propertyRules,
} from '#domain/application';
import { day, plusDays } from '#domain/calendar';
import { pesos } from '#domain/money';
import { offerFor, principalOf, termOptions } from '#domain/preOffer';
import { check } from '#domain/rules';
import { anyDay, anyRent, anyTerm, fc } from '../arbitraries.ts';
import { spanishError } from '../spanishText.ts';

const TODAY = day('2026-11-21');
const lease: LeaseForm = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-05',
  lease_end_date: '2027-12-31',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};
const fileWithId = (id: string) => ({ id, name: 'contrato.pdf', size: 1, url: `/api/files/${id}` });
const rules = leaseRules(TODAY);
const toldOfLease = <Field extends keyof LeaseForm>(field: Field, value: LeaseForm[Field], all = lease) =>
  spanishError(rules[field], value, { ...all, [field]: value });

describe('the lease form', () => {
  test('takes a good lease', () => {
    expect(check(rules, lease)).toEqual({});
  });

  test('when empty asks for each of its five fields', () => {
    const empty: LeaseForm = {
      lease_monthly_income: undefined,
      lease_start_date: '',
      lease_end_date: '',
      lease_payment_method: undefined,
      accept_privacy_policy: false,
    };
    expect(check(rules, empty)).toEqual({
      lease_monthly_income: 'Write your monthly rent.',
      lease_start_date: 'Choose the start date.',
      lease_end_date: 'Choose the end date.',
      lease_payment_method: 'Choose how you receive your rent.',
      accept_privacy_policy: 'You must accept the privacy notice.',
    });
  });

  const MINIMUM = 'El monto mínimo es de $15,000 MXN';
  test.each([
    [undefined, 'Escribe tu renta mensual.'],
    [0, MINIMUM],
    [-20_000, MINIMUM],
    [Number.NaN, MINIMUM],
    [14_999.99, MINIMUM],
    [15_000, undefined],
    [15_000.01, undefined],
  ])('a rent of %s is told: %s', (rent, message) => {
    expect(MIN_MONTHLY_RENT).toBe(15_000);
    expect(toldOfLease('lease_monthly_income', rent)).toBe(message);
  });

  const TOO_SHORT = 'El tiempo restante de su contrato debe ser mayor o igual a 3 meses respecto a la fecha actual';
  test.each([
    ['', 'Elige la fecha de fin.'],
    ['2027-02-30', 'Escribe una fecha que exista, con día, mes y año.'],
    ['2026-01-05', 'La fecha de fin debe ser posterior a la de inicio.'],
    ['2026-01-06', TOO_SHORT],
    ['2027-02-20', TOO_SHORT],
    ['2027-02-21', undefined],
  ])('today 21 November 2026, a lease from 5 January 2026 until %j is told: %s', (end, message) => {
    expect(toldOfLease('lease_end_date', end)).toBe(message);
  });

  test.each([
    ['', 'Elige la fecha de inicio.'],
    ['2026-02-30', 'Escribe una fecha que exista, con día, mes y año.'],
    ['2024-02-29', undefined],
  ])('a start on %j is told: %s', (start, message) => {
    expect(toldOfLease('lease_start_date', start)).toBe(message);
  });

  test('while the start is missing, the end is not compared with it', () => {
    expect(toldOfLease('lease_end_date', '2027-12-31', { ...lease, lease_start_date: '' })).toBeUndefined();
  });

  test('accepts a lease exactly when a term is on offer', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (today, days) => {
        const lease_end_date = plusDays(today, days);
        const complaint = check(leaseRules(today), { ...lease, lease_start_date: '2020-01-01', lease_end_date });
        const terms = termOptions({ leaseEnd: lease_end_date, today });
        expect(complaint.lease_end_date === undefined).toBe(terms.length > 0);
      }),
    );
  });
});

describe('the property form', () => {
  test('asks for folio, zip code and the signed lease', () => {
    const none = { property_commercial_folio: ' ', property_zip_code: '', property_lease_agreement: null as never };
    expect(check(propertyRules, none)).toEqual({
      property_commercial_folio: 'Write the folio.',
      property_zip_code: 'Write your zip code.',
      property_lease_agreement: 'Document required',
    });
  });

  test('takes the file whole in the form and by its id in the call', () => {
    const form = { property_commercial_folio: 'F1', property_zip_code: '06600' };
    expect(check(propertyRules, { ...form, property_lease_agreement: 'f1' as never })).toEqual({});
    const file = { id: 'f1', name: 'contrato.pdf', size: 1, url: '/f1' };
    expect(check(propertyRules, { ...form, property_lease_agreement: file as never })).toEqual({});
  });

  test('the bureau code is four digits', () => {
    expect(check(bureauCodeRules, { code: '12' })).toEqual({ code: 'Write the 4 digits of the code.' });
  });
});

const draft = {
  status: 'uncompleted',
  lease_end_date: day('2027-12-31'),
  pre_offer_term_frame: 6 as number | null,
  property_commercial_folio: 'F1' as string | null,
  property_zip_code: '06600' as string | null,
  property_lease_agreement: { id: 'f1' } as unknown,
};

describe('the next step', () => {
  test.each([
    ['no term is chosen', { pre_offer_term_frame: null }, 'pre_offer'],
    ['the lease no longer allows the term', { lease_end_date: day('2027-05-20') }, 'pre_offer'],
    ['the term ends on the last day of the lease', { lease_end_date: day('2027-05-21') }, 'bureau_policy'],
    ['the term is none of the ten', { pre_offer_term_frame: 2 }, 'pre_offer'],
    ['the folio is missing', { property_commercial_folio: null }, 'property_details'],
    ['the zip code is missing', { property_zip_code: '' }, 'property_details'],
    ['the lease agreement is missing', { property_lease_agreement: null }, 'property_details'],
    ['only the bureau is left', {}, 'bureau_policy'],
    ['it is sent', { status: 'awaiting_validation' }, null],
    ['it is in validation', { status: 'in_validation', pre_offer_term_frame: null }, null],
    ['it is rejected', { status: 'rejected' }, null],
  ] as const)('when %s is %s', (_, change, step) => {
    expect(nextApplicationStep({ ...draft, ...change }, TODAY)).toBe(step);
  });

  test('is done where the specification says', () => {
    expect(applicationSteps.map((step) => applicationStepRoutes[step])).toEqual([
      '/desired-loan',
      '/property-documents',
      '/privacy-policy',
    ]);
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

  test('never moves back when a draft is saved before what was saved has loaded, whatever is left empty', () => {
    fc.assert(
      fc.property(anyDraft, anyForm, (before, form) => {
        const after = { ...before, ...(propertyChanges(form, undefined) as Partial<typeof before>) };
        expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      }),
    );
  });
});

test('saving the property sends what is filled in, clears what was saved and is empty now, and leaves the rest out', () => {
  const saved = {
    property_commercial_folio: 'F1',
    property_zip_code: null,
    property_lease_agreement: fileWithId('f1'),
  };
  const form = { property_commercial_folio: ' ', property_zip_code: '', property_lease_agreement: null };
  expect(propertyChanges(form, saved)).toEqual({ property_commercial_folio: null, property_lease_agreement: null });
  expect(propertyChanges(form, undefined)).toEqual({});
  const filled = {
    property_commercial_folio: 'F2',
    property_zip_code: '06600',
    property_lease_agreement: fileWithId('f2'),
  };
  expect(propertyChanges(filled, saved)).toEqual({
    property_commercial_folio: 'F2',
    property_zip_code: '06600',
    property_lease_agreement: 'f2',
  });
});

describe('the pre-offer', () => {
  test('of rent 20,000 for 6 months: total to pay 120,000, opening fee 4,176 with its tax, commission 3,600', () => {
    expect(preOfferOf({ rent: 20_000, term: 6 })).toEqual({
      pre_offer_term_frame: 6,
      pre_offer_amount: 120_000,
      pre_offer_fees: 4_176,
      pre_offer_commissions: 3_600,
    });
  });

  test('agrees with the calculation for any rent and term', () => {
    fc.assert(
      fc.property(anyRent, anyTerm, (rent, term) => {
        const kept = preOfferOf({ rent: rent / 100, term });
        const offer = offerFor({ principal: principalOf({ rent, term }), term });
        expect(kept.pre_offer_amount).toBe(offer.principal);
        expect(kept.pre_offer_commissions).toBe(offer.commission);
        expect(pesos(kept.pre_offer_fees)).toBe(pesos(offer.commission) + pesos(offer.iva_commission));
      }),
    );
  });
});

describe('the card', () => {
  const everyStatus = Object.keys(applicationStatuses) as ApplicationStatus[];

  test('offers to continue when a step is left and nobody else is at it', () => {
    const offered = everyStatus.filter((status) => canContinue({ status, next_step: 'property_details' }));
    expect(offered).toEqual(['uncompleted', 'awaiting_validation', 'approved']);
    expect(everyStatus.some((status) => canContinue({ status, next_step: null }))).toBe(false);
  });

  test('offers to discard drafts only', () => {
    expect(everyStatus.filter((status) => canDiscard({ status }))).toEqual(['uncompleted']);
  });

  test.each([
    ['7', 'S0007'],
    ['12', 'S0012'],
    ['1234', 'S1234'],
    ['12345', 'S12345'],
  ])('of application %s says %s', (id, number) => {
    expect(applicationNumber(id)).toBe(number);
  });
});

test('the next step and those before it are open, later ones are not, and none once it is sent', () => {
  const openAt = (next: Parameters<typeof isApplicationStepOpen>[1]) =>
    applicationSteps.filter((step) => isApplicationStepOpen(step, next));
  expect(openAt('pre_offer')).toEqual(['pre_offer']);
  expect(openAt('property_details')).toEqual(['pre_offer', 'property_details']);
  expect(openAt('bureau_policy')).toEqual(['pre_offer', 'property_details', 'bureau_policy']);
  expect(openAt(null)).toEqual([]);
});

test.each([
  ['bureau_policy', 'bureau_policy'],
  ['video_call', 'unknown'],
  [null, null],
])('the next step %j of an application is %j', (next_step, toDo) => {
  expect(applicationStepToDo({ next_step })).toBe(toDo);
});
