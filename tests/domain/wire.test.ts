import { is, type Struct } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { Application, ApplicationChanges, BureauConfirmation, Lease } from '#domain/application';
import { Articles } from '#domain/article';
import { UnverifiedBody } from '#domain/errorBody';
import { ZipCode } from '#domain/identifiers/zipCode';
import { Proof } from '#domain/installment';
import { AccountStatement, Loan } from '#domain/loan';
import { Offer } from '#domain/preOffer';
import { Notice } from '#domain/process/notice';
import { Biometric, Identification, IncomeAndTaxes, Profile, ProfileChanges, ProfileCreation } from '#domain/profile';
import { MessageBody, Registered, Session } from '#domain/session';
import { UploadedFile } from '#domain/uploadedFile';
import { CodeSent, Verification } from '#domain/verificationCode';
import { applicationIn } from './process/samples.ts';

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

/** Returns a function that checks whether a value matches a schema. */
const matching =
  <Value, Schema>(shape: Struct<Value, Schema>) =>
  (value: unknown): boolean =>
    is(value, shape);

/** A complete example of each body, with a function that checks it against its schema. */
const examples: Readonly<Record<string, readonly [isValid: (value: unknown) => boolean, complete: object]>> = {
  'an uploaded file': [matching(UploadedFile), file],
  'a lease': [matching(Lease), lease],
  'a property': [
    matching(ApplicationChanges),
    { property_commercial_folio: '12345', property_zip_code: '06600', property_lease_agreement: 'f1' },
  ],
  'a confirmation of the bureau code': [matching(BureauConfirmation), { id: '7', code: '1234' }],
  'the folio of a bureau authorisation': [
    matching(Application.schema.bureau_authorization),
    { folio: 'AB-1', at: '2026-11-22T18:00:00Z' },
  ],
  'a proof of payment': [matching(Proof), { file: 'f1' }],
  'a bank statement': [matching(AccountStatement), { account_statement: 'f1' }],
  'the summary of a loan': [matching(Loan.schema.summary), summary],
  'the next payment of a loan': [matching(Loan.schema.summary.schema.missing_installment), summary.missing_installment],
  'a pre-offer': [matching(Offer), { principal: 60_000, advance: 52_344, commission: 6_600, iva_commission: 1_056 }],
  'a new profile': [matching(ProfileCreation), creation],
  'an identification': [matching(Identification), identification],
  'a selfie': [matching(Biometric), { selfie: 'f5' }],
  'the selfie of a profile': [matching(Profile.schema.selfie), { url: '/api/files/f5' }],
  'income and taxes': [matching(IncomeAndTaxes), incomeAndTaxes],
  'changes of a profile': [
    matching(ProfileChanges),
    { ...creation, ...identification, selfie: 'f5', ...incomeAndTaxes },
  ],
  'the error for an unverified phone': [
    matching(UnverifiedBody),
    { message: 'Verifica tu cuenta.', id: 'r1', phone: '+525512345678' },
  ],
  'the owner in a session': [
    matching(Session.schema.user),
    { id: 'a', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678', has_temporary_password: true },
  ],
  'a message': [matching(MessageBody), { message: 'Listo.' }],
  'the response of a registration': [
    matching(Registered),
    { id: 'r1', phone: '+525512345678', expires_at: '2026-11-22T18:00:00Z' },
  ],
  'a verification code': [matching(Verification), { code: '1234' }],
  'the expiry of a code': [matching(CodeSent), { expires_at: '2026-11-22T18:00:00Z' }],
};

test.each(Object.entries(examples))(
  'accepts %s and rejects it when any field has a wrong type',
  (_, [isValid, complete]) => {
    expect(isValid(complete)).toBe(true);
    const unchecked = Object.keys(complete).filter((field) => isValid({ ...complete, [field]: () => 'not JSON' }));
    expect(unchecked).toEqual([]);
  },
);

test('accepts a session without a name and with unknown fields, and none without a token', () => {
  const user = { id: 'a', name: null, email: 'ana@correo.mx', phone: '+525512345678' };
  expect(is({ token: 't', user: { ...user, newer: 1 }, newer: 1 }, Session)).toBe(true);
  expect(is({ token: null, user }, Session)).toBe(false);
});

test('accepts a registration without the expiry of the code, as the real API sends it', () => {
  expect(is({ id: 'a', phone: '+525512345678' }, Registered)).toBe(true);
});

test('accepts numbers and texts as ids of articles, and articles without an image, but not without an address', () => {
  const article = { id: 7, title: 'Tu renta', summary: '<p>Hola</p>', url: '/articles/7' };
  expect(is([article, { ...article, id: 'a7', image: null }, { ...article, image: '/a.jpg' }], Articles)).toBe(true);
  expect(is([{ ...article, url: undefined }], Articles)).toBe(false);
});

test('accepts an offer without the advance, which is not used', () => {
  expect(is({ principal: 60_000, commission: 6_600, iva_commission: 1_056 }, Offer)).toBe(true);
});

test('accepts the response of a zip code look-up without the code itself', () => {
  expect(is({ colonies: ['Juárez'], municipality: 'Cuauhtémoc', state: 'Ciudad de México' }, ZipCode)).toBe(true);
});

describe('the schema of an application', () => {
  const application = { ...applicationIn('approved'), status: 'a_status_of_tomorrow' };

  test.each([[{ next_step: 'video_call' }], [{ lease_payment_method: 'cheque' }], [{ lease_start_date: undefined }]])(
    'accepts an application with %j and without its acceptance and commissions, which no screen needs',
    (other) => {
      expect(is({ ...application, ...other }, Application)).toBe(true);
    },
  );

  test('rejects an application whose lease ends on no day', () => {
    expect(is({ ...application, lease_end_date: '31/12/2027' }, Application)).toBe(false);
  });

  test('accepts a change of any field on its own', () => {
    expect(is({}, ApplicationChanges)).toBe(true);
    expect(is({ property_zip_code: '06600' }, ApplicationChanges)).toBe(true);
    expect(is({ property_lease_agreement: null }, ApplicationChanges)).toBe(true);
    expect(is({ pre_offer_term_frame: '6' }, ApplicationChanges)).toBe(false);
  });
});

test('accepts a notice with or without a tone, and none without its title', () => {
  const notice = { id: '1', channel: 'email', title: 'Aprobamos tu pago', text: '', at: '2026-11-23T15:00:00.000Z' };
  expect(is(notice, Notice)).toBe(true);
  expect(is({ ...notice, tone: 'a newer one' }, Notice)).toBe(true);
  expect(is({ ...notice, title: undefined }, Notice)).toBe(false);
});
