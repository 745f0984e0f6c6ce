import { is, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import {
  Application,
  ApplicationChanges,
  BureauAuthorization,
  BureauConfirmation,
  Lease,
  Property,
} from '#domain/application';
import { UnverifiedBody } from '#domain/errorBody';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Proof } from '#domain/installment';
import { AccountStatement, Loan } from '#domain/loan';
import { Offer } from '#domain/preOffer';
import { Biometric, Identification, IncomeAndTaxes, Profile, ProfileChanges, ProfileCreation } from '#domain/profile';
import { MessageBody, Registered, Session } from '#domain/session';
import { UploadedFile } from '#domain/uploadedFile';
import { CodeSent, Verification } from '#domain/verificationCode';

const file = { id: 'f1', name: 'contrato.pdf', size: 1_240_000, url: '/api/files/f1' };
const lease = {
  lease_monthly_income: 20_000,
  lease_start_date: '2026-01-01',
  lease_end_date: '2027-12-31',
  lease_payment_method: 'transfer',
  accept_privacy_policy: true,
};
const creation = { name: 'Ana', last_name: 'Ríos', accept_privacy_policy: true, accept_terms_and_conditions: true };
const identification = {
  front_document: 'f1',
  back_document: 'f2',
  birthdate: '1987-02-14',
  curp_number: 'RICM870214MDFSSR05',
  address: 'Calle 5 de Mayo 12',
  zip_code: '06600',
  colony: 'Juárez',
};
const incomeAndTaxes = { proof_incomes: ['f3'], rfc_number: 'RICM870214AB1', rfc: 'f4' };
const summary = {
  missing_installment: { amount: 20_000, due_date: '2026-12-21' },
  total_paid_amount: 60_000,
  missing_installments_counter: 5,
};

/** Whether a value has a shape. */
const known =
  <Value, Schema>(shape: Struct<Value, Schema>) =>
  (value: unknown): boolean =>
    is(value, shape);

/** One message of each kind with all it may carry (spec §3, contract §3). */
const messages: Readonly<Record<string, readonly [knows: (value: unknown) => boolean, whole: object]>> = {
  'what uploads answer': [known(UploadedFile), file],
  'a lease': [known(Lease), lease],
  'a property': [
    known(Property),
    { property_commercial_folio: '12345', property_zip_code: '06600', property_lease_agreement: 'f1' },
  ],
  'the authorisation of the bureau': [known(BureauAuthorization), { accept_privacy_policy: true }],
  'its confirmation': [known(BureauConfirmation), { id: '7', code: '1234' }],
  'the folio of an authorisation': [
    known(Application.schema.bureau_authorization),
    { folio: 'AB-1', at: '2026-11-22T18:00:00Z' },
  ],
  'a proof': [known(Proof), { file: 'f1' }],
  'a bank statement': [known(AccountStatement), { account_statement: 'f1' }],
  'what is left of a loan': [known(Loan.schema.summary), summary],
  'its next payment': [known(Loan.schema.summary.schema.missing_installment), summary.missing_installment],
  'a pre-offer': [known(Offer), { principal: 60_000, advance: 52_344, commission: 6_600, iva_commission: 1_056 }],
  'the beginning of a profile': [known(ProfileCreation), creation],
  'an identification': [known(Identification), identification],
  'a selfie': [known(Biometric), { selfie: 'f5' }],
  'the address of a selfie': [known(Profile.schema.selfie), { url: '/api/files/f5' }],
  'income and taxes': [known(IncomeAndTaxes), incomeAndTaxes],
  'changes of a profile': [known(ProfileChanges), { ...creation, ...identification, selfie: 'f5', ...incomeAndTaxes }],
  'a phone that is not verified': [
    known(UnverifiedBody),
    { message: 'Verifica tu cuenta.', id: 'r1', phone: '+525512345678' },
  ],
  'the owner of a session': [
    known(Session.schema.user),
    { id: 'a', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678', has_temporary_password: true },
  ],
  'what is only said': [known(MessageBody), { message: 'Listo.' }],
  'a registration': [known(Registered), { id: 'r1', phone: '+525512345678', expires_at: '2026-11-22T18:00:00Z' }],
  'a code': [known(Verification), { code: '1234' }],
  'a code that was sent': [known(CodeSent), { expires_at: '2026-11-22T18:00:00Z' }],
};

test.each(Object.entries(messages))(
  '%s is known by each of its parts: none may be of another kind',
  (_, [knows, whole]) => {
    expect(knows(whole)).toBe(true);
    const taken = Object.keys(whole).filter((part) => knows({ ...whole, [part]: () => 'no JSON' }));
    expect(taken).toEqual([]);
  },
);

test('a pre-offer need not tell what is not shown', () => {
  expect(is({ principal: 60_000, commission: 6_600, iva_commission: 1_056 }, Offer)).toBe(true);
});

test('a zip code need not be told again with its place', () => {
  expect(is({ colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' }, ZipCode)).toBe(true);
});

test('the bureau is asked only with her consent', () => {
  expect(is({ accept_privacy_policy: false }, BureauAuthorization)).toBe(false);
});

test('the story of a loan tells each status with its time', () => {
  const loan = { id: '3', status: 'active', amount: 160_000, summary };
  expect(is({ ...loan, history: [{ status: 'active', at: '2026-11-22T18:00:00Z' }] }, Loan)).toBe(true);
  expect(is({ ...loan, history: [{ status: 'active' }] }, Loan)).toBe(false);
  expect(is({ ...loan, history: [{ at: '2026-11-22T18:00:00Z' }] }, Loan)).toBe(false);
});

describe('an application on the wire', () => {
  const application = {
    id: '7',
    status: 'a_status_of_tomorrow',
    next_step: null,
    lease_monthly_income: 20_000,
    lease_start_date: '2026-01-05',
    lease_end_date: '2027-12-31',
    lease_payment_method: 'cash',
    accept_privacy_policy: true,
    pre_offer_term_frame: null,
    pre_offer_amount: null,
    pre_offer_fees: null,
    pre_offer_commissions: null,
    property_commercial_folio: null,
    property_zip_code: null,
    property_lease_agreement: null,
  };

  test('an application may have a status that nobody knows yet', () => {
    expect(is(application, Application)).toBe(true);
    expect(is({ ...application, lease_end_date: '31/12/2027' }, Application)).toBe(false);
  });

  test.each([
    [{ next_step: 'video_call' }],
    [{ lease_payment_method: 'cheque' }],
    [{ lease_start_date: undefined }],
    [{ accept_privacy_policy: undefined }],
    [{ pre_offer_commissions: undefined }],
  ])('an application with %j can be read: none of it needs to be known', (other) => {
    expect(is({ ...application, ...other }, Application)).toBe(true);
  });

  test('any of its fields may be changed, each by itself', () => {
    expect(is({}, ApplicationChanges)).toBe(true);
    expect(is({ property_zip_code: '06600' }, ApplicationChanges)).toBe(true);
    expect(is({ property_lease_agreement: null }, ApplicationChanges)).toBe(true);
    expect(is({ pre_offer_term_frame: '6' }, ApplicationChanges)).toBe(false);
  });
});
