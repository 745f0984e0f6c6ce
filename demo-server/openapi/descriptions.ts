import { type ApplicationField, applicationFields, type Field } from '#domain/applicationFields';
import type { JsonSchema } from './jsonSchema.ts';

const instant = { format: 'date-time' };
const pesos = (description: string): JsonSchema => ({ description: `${description}, in pesos, at most two decimals.` });
const says = (description: string): JsonSchema => ({ description });
const fileId = says('Id of an uploaded file.');

const expires = { ...instant, description: 'When the code expires. The app counts three minutes without it.' };

/** An open status: the app shows an unknown one by a general label. */
const openStatus = says('More values may come: the app shows an unknown one by a general label.');

const history = { '': says('Each status so far, oldest first. Beyond the specification: the app works without it.') };

/** What an owner writes of an application. */
const applicationTexts: Readonly<Record<ApplicationField, JsonSchema>> = {
  lease_monthly_income: pesos('Rent a month'),
  lease_start_date: says('The first day of the lease, whose day of the month is that of the payments.'),
  lease_end_date: says('Decides which terms are on offer.'),
  lease_payment_method: says('How the owner receives the rent.'),
  accept_privacy_policy: says('Must be accepted.'),
  pre_offer_term_frame: says('Chosen term in months, 3 to 12.'),
  property_commercial_folio: says('Folio of the property in the public registry.'),
  property_zip_code: says('Text: it may begin with 0.'),
  property_lease_agreement: says('The signed lease.'),
};

/** The same in a request: with the longest texts, and files as their ids. */
const sentApplication = Object.fromEntries(
  Object.entries<Field>(applicationFields).map(([name, field]) => [
    name,
    {
      ...(field.kind === 'file' ? fileId : applicationTexts[name as ApplicationField]),
      ...(field.kind === 'text' && { maxLength: field.longest }),
    },
  ]),
);

const application: Record<string, JsonSchema> = {
  ...applicationTexts,
  id: says('Digits. The app shows 12 as S0012.'),
  status: openStatus,
  next_step: says('The first step that is incomplete; null when it is no longer a draft.'),
  pre_offer_amount: pesos('Rent times months'),
  pre_offer_fees: pesos('Commission plus its IVA'),
  pre_offer_commissions: pesos('Commission'),
  retry_from: says('After a rejection by the credit bureau: the day from which another try makes sense.'),
  created_at: instant,
};

/** What the shapes do not say: the meaning of fields, units and formats. By shape and field; '' is the shape itself. */
export const descriptions: Readonly<Record<string, Record<string, JsonSchema>>> = {
  Session: { token: says('Opaque; sent as `Authorization: Bearer …`. Dies after 12 hours without use.') },
  SessionUser: {
    name: says('Null until the profile has been created.'),
    phone: says('International: `+525512345678`.'),
    has_temporary_password: says('Whether a temporary password has to be replaced first.'),
  },
  Registered: { id: says('Random; part of the addresses that verify the phone.'), expires_at: expires },
  CodeSent: { '': says('May be empty: the field is beyond the specification.'), expires_at: expires },
  MessageBody: { '': says('The app shows a text of its own; the body may be empty.') },
  Profile: {
    is_completed: says(
      'Whether a loan may be requested: name, last name and both acceptances are given and no step is left.',
    ),
    next_step: says('The first incomplete one of the three steps; null when none is left.'),
    birthdate: says('A calendar day.'),
    document_number: says('Number of the identity card, read from its back.'),
    colony: says('The chosen one of the zip code.'),
    zip_code: says('Text: it may begin with 0.'),
  },
  Application: application,
  ApplicationWithCode: { ...application, expires_at: expires },
  Loan: {
    id: says('Digits. The app shows 12 as 0012.'),
    status: openStatus,
    amount: pesos('The sum of all installments; it does not shrink'),
    installments: says('May be missing in the list of loans.'),
    statement_refusal_reason: says('Why the last bank statement was not accepted. Spanish, shown to the owner.'),
  },
  LoanSummary: {
    missing_installment: says(
      'The earliest that can be paid, else the earliest in validation; null when none is left.',
    ),
    total_paid_amount: pesos('The sum of the approved installments'),
    missing_installments_counter: says('Number of installments that are not approved.'),
  },
  Installment: {
    status: openStatus,
    total_amount: pesos('Amount'),
    number: says('1 for the first month.'),
    rejection_reason: says('Spanish, shown to the owner.'),
    file: says('The proof of payment.'),
  },
  ApplicationHistory: history,
  LoanHistory: history,
  InstallmentHistory: history,
  UploadedFile: {
    size: says('Bytes.'),
    url: says('Absolute, or relative to the API. It works without the token for some minutes.'),
  },
  Notice: { at: instant, tone: says('Decides colour and picture.') },
  Offer: {
    principal: pesos('The amount that was asked for'),
    commission: pesos('Commission'),
    iva_commission: pesos('IVA of the commission'),
    advance: pesos('Not used by the app'),
  },
  ZipCode: { colonies: says('The owner chooses one of them.') },
  Article: { summary: says('HTML of the marketing site; the app shows its text only.') },
  UnverifiedPhone: {
    '': says('The password is right; the app sends a new code and asks for it.'),
    id: says('For the calls that verify the phone.'),
  },
  RegistrationBody: { phone: says('International: `+525512345678`.') },
  Verification: { code: says('Four digits.') },
  BureauConfirmation: { code: says('Four digits.') },
  ProfileChanges: { front_document: fileId, back_document: fileId, selfie: fileId, rfc: fileId },
  Lease: sentApplication,
  ApplicationChanges: sentApplication,
  AccountStatement: { account_statement: fileId },
  Proof: { file: fileId },
};
