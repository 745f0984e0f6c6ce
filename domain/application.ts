import { array, type Infer, mask, nullable, optional, partial, string, type } from 'superstruct';
import {
  applicationFields,
  changesOf,
  type FormValues,
  fieldNames,
  formOf,
  leaseFields,
  propertyFields,
  receivedShapes,
  sentShapes,
} from './applicationFields.ts';
import { type Day, DayShape } from './calendar.ts';
import { beganAt, historyOf, lastEntry } from './history.ts';
import { inPesos, pesos } from './money.ts';
import { openingFees, principalOf, termOptions } from './preOffer.ts';
import { CountShape, InstantShape, ifReadable, instantOf, known, PesosShape } from './readable.ts';
import { isMissing } from './rules.ts';
import type { Transitions } from './transitions.ts';

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

export const ApplicationHistory = historyOf(applicationStatuses);

/** An application as the API returns it; amounts in pesos, the term in months. */
export const Application = type({
  id: string(),
  status: known(applicationStatuses),
  next_step: nullable(known(applicationSteps)),
  ...receivedShapes(leaseFields),
  pre_offer_term_frame: ifReadable(nullable(CountShape)),
  pre_offer_amount: ifReadable(nullable(PesosShape)),
  pre_offer_fees: ifReadable(nullable(PesosShape)),
  ...receivedShapes(propertyFields),
  // None of the following is needed to show an application: a response may lack them.
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

/**
 * Returns the zip code of an application's property where the owner has more than one property, as far as their zip codes
 * tell; undefined for an owner with one, and while it is not known.
 */
export function distinguishingZipCode(
  { property_zip_code: own }: Pick<Application, 'property_zip_code'>,
  all: readonly Pick<Application, 'property_zip_code'>[],
): string | undefined {
  const zipCodes = new Set(all.flatMap(({ property_zip_code }) => property_zip_code || []));
  return (zipCodes.size > 1 && own) || undefined;
}

/** Body of POST /api/applications: the lease. */
export const Lease = type(sentShapes(leaseFields));
export type Lease = Infer<typeof Lease>;

/** Values of the lease form and of the property form while they are being filled in. */
export type LeaseValues = FormValues<typeof leaseFields>;
export type PropertyValues = FormValues<typeof propertyFields>;

/** Returns what the lease form begins with when an application has this lease: all but the acceptance. */
export const savedLease = (application: Application): Partial<LeaseValues> => formOf(leaseFields, application);

/** Returns the lease that a valid form sends, for a new application or, with the `saved` one, for a changed lease. */
export const leaseToSend = (form: LeaseValues, saved?: Application): Lease =>
  mask(changesOf(leaseFields, form, saved), Lease);

/** Body of PUT /api/applications/{id}, which saves a draft: any of its fields. `null` clears a field that may be cleared. */
export const ApplicationChanges = partial(type(sentShapes(applicationFields)));
export type ApplicationChanges = Infer<typeof ApplicationChanges>;

/** Body of PUT /api/applications/{id}/confirm-privacy-policy: the code from the SMS. */
export const BureauConfirmation = type({ id: optional(string()), code: string() });
export type BureauConfirmation = Infer<typeof BureauConfirmation>;

/** The fields of a saved application that decide which step is next. */
type SavedDraft = Pick<Application, 'status' | 'lease_end_date' | 'pre_offer_term_frame'> &
  Readonly<Record<keyof typeof propertyFields, unknown>>;

/** Returns the first incomplete step of a draft; null when the application is no longer a draft. */
export function nextApplicationStep(application: SavedDraft, today: Day): ApplicationStep | null {
  if (application.status !== 'uncompleted') return null;
  const terms = termOptions({ leaseEnd: application.lease_end_date, today });
  if (application.pre_offer_term_frame === null || !terms.includes(application.pre_offer_term_frame))
    return 'pre_offer';
  return fieldNames(propertyFields).some((field) => isMissing(application[field]))
    ? 'property_details'
    : 'bureau_policy';
}

/**
 * Returns the pre-offer fields for a rent in pesos and a term in months. The server ignores the client's amounts.
 * @example preOfferAmounts({ rent: 20_000, term: 6 }).pre_offer_fees // => 4_176
 */
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

/**
 * Formats an application id as its number: `'7'` → `'S0007'`. Longer ids are not cut (s9-application-number).
 * @example applicationNumber('7') // => 'S0007'
 */
export const applicationNumber = (id: string): string => `S${id.padStart(4, '0')}`;
