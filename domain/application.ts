import { array, boolean, enums, type Infer, nullable, number, optional, partial, string, type } from 'superstruct';
import { type Day, DayShape } from './calendar.ts';
import { singleLine } from './forms/singleLine.ts';
import { beganAt, historyOf, lastEntry } from './history.ts';
import { known } from './known.ts';
import { inPesos, pesos } from './money.ts';
import { openingFees, principalOf, termOptions } from './preOffer.ts';
import { CountShape, InstantShape, ifReadable, instantOf, PesosShape } from './readable.ts';
import { isMissing } from './rules.ts';
import type { TypedAmount } from './text/amount.ts';
import type { Transitions } from './transitions.ts';
import { UploadedFile } from './uploadedFile.ts';

/** Longest folio of a property, in characters. */
export const MAX_FOLIO_LENGTH = 30;

/** Months after which an owner whom the credit bureau rejected is advised to try again (s9-bureau-retry). Not enforced. */
export const BUREAU_RETRY_MONTHS = 3;
/** Years for which an authorisation of the credit bureau check is valid (s9-bureau-years). */
export const BUREAU_AUTHORIZATION_YEARS = 3;

/** The steps of an application after its lease, in order. */
export const applicationSteps = ['pre_offer', 'property_details', 'bureau_policy'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

export const applicationStatuses = [
  'uncompleted',
  'awaiting_validation',
  'in_validation',
  'approved',
  'rejected',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** `confirm` and, for too low a score, `rejectByBureau` follow the owner's bureau code; the back office does the others. */
export type ApplicationTransition = 'confirm' | 'rejectByBureau' | 'take' | 'approve' | 'reject';
export const applicationTransitions: Transitions<ApplicationStatus, ApplicationTransition> = {
  confirm: { from: ['uncompleted'], to: 'awaiting_validation' },
  rejectByBureau: { from: ['uncompleted'], to: 'rejected' },
  take: { from: ['awaiting_validation'], to: 'in_validation' },
  approve: { from: ['in_validation'], to: 'approved' },
  reject: { from: ['in_validation'], to: 'rejected' },
};

export const leasePaymentMethods = ['cash', 'transfer'] as const;
export type LeasePaymentMethod = (typeof leasePaymentMethods)[number];

export const ApplicationHistory = historyOf(applicationStatuses);

/** An application as the API returns it; amounts in pesos, the term in months. */
export const Application = type({
  id: string(),
  status: known(applicationStatuses),
  next_step: nullable(known(applicationSteps)),
  lease_monthly_income: PesosShape,
  lease_end_date: DayShape,
  pre_offer_term_frame: ifReadable(nullable(CountShape)),
  pre_offer_amount: ifReadable(nullable(PesosShape)),
  pre_offer_fees: ifReadable(nullable(PesosShape)),
  property_commercial_folio: ifReadable(nullable(string())),
  property_zip_code: ifReadable(nullable(string())),
  property_lease_agreement: ifReadable(nullable(UploadedFile)),
  // None of the following is needed to show an application: a response may lack them or use a new payment method.
  lease_start_date: ifReadable(optional(nullable(string()))),
  lease_payment_method: ifReadable(optional(nullable(known(leasePaymentMethods)))),
  accept_privacy_policy: ifReadable(optional(nullable(boolean()))),
  pre_offer_commissions: ifReadable(optional(nullable(PesosShape))),
  rejection_reason: ifReadable(optional(nullable(string()))),
  retry_from: ifReadable(optional(nullable(DayShape))),
  bureau_authorization: ifReadable(
    optional(nullable(type({ folio: string(), at: ifReadable(optional(InstantShape)) }))),
  ),
  created_at: ifReadable(optional(InstantShape)),
  history: ifReadable(optional(ApplicationHistory)),
  loan_id: ifReadable(optional(nullable(string()))),
});
export type Application = Infer<typeof Application>;

export const Applications = array(Application);

/** Whether an application was sent and waits for the answer. */
export const isInValidation = ({ status }: Pick<Application, 'status'>): boolean =>
  status === 'awaiting_validation' || status === 'in_validation';

/** Whether the credit bureau rejected an application. Only it names a day to try again from. */
export const isRejectedByBureau = ({ status, retry_from }: Pick<Application, 'status' | 'retry_from'>): boolean =>
  status === 'rejected' && (retry_from ?? null) !== null;

/** Returns the instant at which an application was sent; undefined for a draft, or where the API does not tell it. */
export const sentAt = ({ history, bureau_authorization }: Pick<Application, 'history' | 'bureau_authorization'>) =>
  beganAt(lastEntry(history, 'awaiting_validation')) ?? instantOf(bureau_authorization?.at);

/** Body of POST /api/applications: the lease. */
export const Lease = type({
  lease_monthly_income: number(),
  lease_start_date: string(),
  lease_end_date: string(),
  lease_payment_method: enums(leasePaymentMethods),
  accept_privacy_policy: boolean(),
});
export type Lease = Infer<typeof Lease>;

/** Values of the lease form while it is being filled in. */
export type LeaseForm = {
  lease_monthly_income: TypedAmount;
  lease_start_date: string;
  lease_end_date: string;
  lease_payment_method: LeasePaymentMethod | undefined;
  accept_privacy_policy: boolean;
};

/**
 * Returns what the lease form begins with when an application has this lease: without the acceptance, which is given for
 * each application, and without a payment method of a newer API.
 */
export const leaseFormOf = (application: Application): Partial<LeaseForm> => ({
  lease_monthly_income: application.lease_monthly_income,
  lease_start_date: application.lease_start_date ?? '',
  lease_end_date: application.lease_end_date,
  lease_payment_method: leasePaymentMethods.find((method) => method === application.lease_payment_method),
});

/** Property fields as they are sent: the signed lease by its file id. */
export const Property = type({
  property_commercial_folio: string(),
  property_zip_code: string(),
  property_lease_agreement: string(),
});
export type Property = Infer<typeof Property>;
export type PropertyForm = Omit<Property, 'property_lease_agreement'> & {
  property_lease_agreement: UploadedFile | null;
};

/** Body of PUT /api/applications/{id}, which saves a draft: any of its fields. `null` clears a property field. */
export const ApplicationChanges = partial(
  type({
    ...Lease.schema,
    pre_offer_term_frame: number(),
    property_commercial_folio: nullable(string()),
    property_zip_code: nullable(string()),
    property_lease_agreement: nullable(string()),
  }),
);
export type ApplicationChanges = Infer<typeof ApplicationChanges>;

/** Body of PUT /api/applications/{id}/confirm-privacy-policy: the code from the SMS. */
export const BureauConfirmation = type({ id: optional(string()), code: string() });
export type BureauConfirmation = Infer<typeof BureauConfirmation>;

/** The fields of a saved application that decide which step is next. */
type SavedDraft = Pick<
  Application,
  'status' | 'lease_end_date' | 'pre_offer_term_frame' | 'property_commercial_folio' | 'property_zip_code'
> & { readonly property_lease_agreement: unknown };

/** Returns the first incomplete step of a draft; null when the application is no longer a draft. */
export function nextApplicationStep(application: SavedDraft, today: Day): ApplicationStep | null {
  if (application.status !== 'uncompleted') return null;
  const terms = termOptions({ leaseEnd: application.lease_end_date, today });
  if (application.pre_offer_term_frame === null || !terms.includes(application.pre_offer_term_frame))
    return 'pre_offer';
  const { property_commercial_folio, property_zip_code, property_lease_agreement } = application;
  const property = [property_commercial_folio, property_zip_code, property_lease_agreement];
  return property.some(isMissing) ? 'property_details' : 'bureau_policy';
}

/** The fields of a draft that `null` clears; the other fields keep their value when they are sent empty. */
export const propertyFields = [
  'property_commercial_folio',
  'property_zip_code',
  'property_lease_agreement',
] as const satisfies readonly (keyof Property)[];

/**
 * Returns the changes that saving the property form, or a part of it, makes: the value of each filled field, and `null`
 * for each field that was saved before and is empty now. An empty field that was never saved is left out, so that a form
 * which is sent before the saved values have loaded clears nothing.
 */
export function propertyChanges(
  form: Partial<PropertyForm>,
  saved: Pick<Application, keyof Property> | undefined,
): Pick<ApplicationChanges, keyof Property> {
  const values = {
    ...form,
    property_commercial_folio: singleLine(form.property_commercial_folio ?? ''),
    property_lease_agreement: form.property_lease_agreement?.id ?? null,
  };
  return Object.fromEntries(
    propertyFields.flatMap((field) => {
      if (form[field] === undefined) return [];
      if (!isMissing(values[field])) return [[field, values[field]]];
      return isMissing(saved?.[field]) ? [] : [[field, null]];
    }),
  );
}

/** Returns the pre-offer fields for a rent in pesos and a term in months. The server ignores the client's amounts. */
export function preOfferAmounts({ rent, term }: { rent: number; term: number }) {
  const principal = principalOf({ rent: pesos(rent), term });
  const { commission, fees } = openingFees(principal);
  return {
    pre_offer_term_frame: term,
    pre_offer_amount: inPesos(principal),
    pre_offer_fees: inPesos(fees),
    pre_offer_commissions: inPesos(commission),
  };
}

/**
 * Whether an application can be continued: it has a next step and is neither in validation nor rejected
 * (s2-application-continues).
 */
export const canContinue = ({ status, next_step }: Pick<Application, 'status' | 'next_step'>): boolean =>
  next_step !== null && status !== 'in_validation' && status !== 'rejected';

/** Whether an application can be discarded: only drafts can (s2-application-card-discard). */
export const canDiscard = ({ status }: Pick<Application, 'status'>): boolean => status === 'uncompleted';

/** Whether the screen of a step may be opened: the next step and those before it, which the owner may still change. */
export const isApplicationStepOpen = (step: ApplicationStep, next: ApplicationStep | null): boolean =>
  next !== null && applicationSteps.indexOf(step) <= applicationSteps.indexOf(next);

/** Formats an application id as its number: `'7'` → `'S0007'`. Longer ids are not cut (s9-application-number). */
export const applicationNumber = (id: string): string => `S${id.padStart(4, '0')}`;
