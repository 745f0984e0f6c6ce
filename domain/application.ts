import {
  array,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  optional,
  partial,
  string,
  type,
} from 'superstruct';
import { type Day, DayShape, isDay } from './calendar.ts';
import { zipCodeRules } from './identifiers/zipCode.ts';
import { inPesos, pesos } from './money.ts';
import { openingFees, principalOf, termOptions } from './preOffer.ts';
import { isMissing, type Rule, type Rules, required } from './rules.ts';
import type { StatusRow } from './statuses.ts';
import { type ApplicationStep, applicationSteps, toKnownStep } from './steps.ts';
import type { Transitions } from './transitions.ts';
import { type FormOrPayload, UploadedFile } from './uploadedFile.ts';
import { verificationRules } from './verificationCode.ts';

/** The least rent of a month that can be advanced, MXN (spec §9). */
export const MIN_MONTHLY_RENT = 15_000;

/** Months after which a bureau refusal may be tried again, and years that an authorisation holds (spec §9). */
export const BUREAU_RETRY_MONTHS = 3;
export const BUREAU_AUTHORIZATION_YEARS = 3;

export { type ApplicationStep, applicationStepRoutes, applicationSteps } from './steps.ts';

export type ApplicationStatus = 'uncompleted' | 'awaiting_validation' | 'in_validation' | 'approved' | 'rejected';

/** Labels and tones (ux §8). An accepted application and an approved installment never mix. */
export const applicationStatuses: Readonly<Record<ApplicationStatus, StatusRow>> = {
  uncompleted: { label: 'Draft', tone: 'neutral' },
  awaiting_validation: { label: 'Waiting for validation', tone: 'blue' },
  in_validation: { label: 'In validation', tone: 'yellow' },
  approved: { label: 'Accepted', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
};

/** `confirm` and `refuse` follow the owner's bureau code; the rest is the back office's (contract §5). */
export type ApplicationTransition = 'confirm' | 'refuse' | 'take' | 'approve' | 'reject';
export const applicationTransitions: Transitions<ApplicationStatus, ApplicationTransition> = {
  confirm: { from: ['uncompleted'], to: 'awaiting_validation' },
  refuse: { from: ['uncompleted'], to: 'rejected' },
  take: { from: ['awaiting_validation'], to: 'in_validation' },
  approve: { from: ['in_validation'], to: 'approved' },
  reject: { from: ['in_validation'], to: 'rejected' },
};

export const leasePaymentMethods = ['cash', 'transfer'] as const;
export type LeasePaymentMethod = (typeof leasePaymentMethods)[number];

/** An application as the API tells of it (spec §3); amounts in pesos, the term in months. */
export const Application = type({
  id: string(),
  // Any word: neither a status nor a step of a newer API may make the whole application unreadable.
  status: string(),
  next_step: nullable(string()),
  lease_monthly_income: number(),
  lease_end_date: DayShape,
  pre_offer_term_frame: nullable(number()),
  pre_offer_amount: nullable(number()),
  pre_offer_fees: nullable(number()),
  property_commercial_folio: nullable(string()),
  property_zip_code: nullable(string()),
  property_lease_agreement: nullable(UploadedFile),
  // Nothing of these is shown: an answer without them, or with a way to pay that is new, is as good.
  lease_start_date: optional(nullable(string())),
  lease_payment_method: optional(nullable(string())),
  accept_privacy_policy: optional(nullable(boolean())),
  pre_offer_commissions: optional(nullable(number())),
  rejection_reason: optional(nullable(string())),
  retry_from: optional(nullable(DayShape)),
  bureau_authorization: optional(nullable(type({ folio: string(), at: string() }))),
  created_at: optional(string()),
  loan_id: optional(nullable(string())),
});
export type Application = Infer<typeof Application>;

export const Applications = array(Application);

/** POST /api/applications (spec §3): the lease. */
export const Lease = type({
  lease_monthly_income: number(),
  lease_start_date: string(),
  lease_end_date: string(),
  lease_payment_method: enums(leasePaymentMethods),
  accept_privacy_policy: boolean(),
});
export type Lease = Infer<typeof Lease>;

/** The lease while it is being typed. */
export type LeaseForm = {
  lease_monthly_income: number | undefined;
  lease_start_date: string;
  lease_end_date: string;
  lease_payment_method: LeasePaymentMethod | undefined;
  accept_privacy_policy: boolean;
};

/** The property as it is sent: the signed lease by its id. */
export const Property = type({
  property_commercial_folio: string(),
  property_zip_code: string(),
  property_lease_agreement: string(),
});
export type Property = Infer<typeof Property>;
export type PropertyForm = Omit<Property, 'property_lease_agreement'> & {
  property_lease_agreement: UploadedFile | null;
};

/** PUT /api/applications/{id}: any of its fields; a partial body is a draft. `null` clears a field of the property. */
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

/** PUT …/privacy-policy and …/confirm-privacy-policy. */
export const BureauAuthorization = type({ accept_privacy_policy: literal(true) });
export const BureauConfirmation = type({ id: optional(string()), code: string() });
export type BureauConfirmation = Infer<typeof BureauConfirmation>;

export const leaseRules = (today: Day): Rules<LeaseForm> => ({
  lease_monthly_income: [
    required('Write your monthly rent.'),
    // Asked this way round, what is no number is refused too.
    (rent) => (rent !== undefined && rent >= MIN_MONTHLY_RENT ? undefined : 'The minimum amount is $15,000 MXN'),
  ],
  lease_start_date: [required('Choose the start date.'), existingDate],
  lease_end_date: [
    required('Choose the end date.'),
    existingDate,
    (end, { lease_start_date }) =>
      isDay(lease_start_date) && end <= lease_start_date ? 'The end date must be after the start date.' : undefined,
    // Three months remain exactly when the three-month term is on offer (contract §4).
    (end) =>
      isDay(end) && termOptions({ leaseEnd: end, today }).length === 0
        ? 'The remaining time of your lease must be 3 months or more from today'
        : undefined,
  ],
  lease_payment_method: [required('Choose how you receive your rent.')],
  accept_privacy_policy: [required('You must accept the privacy notice.')],
});

/** The same for what the form holds and for what is sent. */
export const propertyRules: Rules<FormOrPayload<Property, 'property_lease_agreement'>> = {
  property_commercial_folio: [required('Write the folio.')],
  property_zip_code: zipCodeRules,
  property_lease_agreement: [required('Document required')],
};

export const bureauCodeRules = verificationRules;

type Kept = Pick<
  Application,
  'status' | 'lease_end_date' | 'pre_offer_term_frame' | 'property_commercial_folio' | 'property_zip_code'
> & { readonly property_lease_agreement: unknown };

/** The first step that is still to do; null once the application is no draft any more (contract §4). */
export function nextApplicationStep(application: Kept, today: Day): ApplicationStep | null {
  if (application.status !== 'uncompleted') return null;
  const terms = termOptions({ leaseEnd: application.lease_end_date, today });
  if (application.pre_offer_term_frame === null || !terms.includes(application.pre_offer_term_frame))
    return 'pre_offer';
  const { property_commercial_folio, property_zip_code, property_lease_agreement } = application;
  const property = [property_commercial_folio, property_zip_code, property_lease_agreement];
  return property.some(isMissing) ? 'property_details' : 'bureau_policy';
}

/** Returns what comes next for an application: null for nothing, `'unknown'` for a step that this version does not know. */
export const applicationStepToDo = ({
  next_step,
}: Pick<Application, 'next_step'>): ApplicationStep | 'unknown' | null =>
  next_step === null ? null : toKnownStep(applicationSteps, next_step);

/** The fields of a draft that can be cleared again; the others keep their value when they are sent empty. */
export const propertyFields = [
  'property_commercial_folio',
  'property_zip_code',
  'property_lease_agreement',
] as const satisfies readonly (keyof Property)[];

/**
 * Returns what saving the property's form changes: each filled field, and `null` for each one that was saved and is empty
 * now. An empty field that was never saved is left out, so a form that is sent before the saved values have loaded clears
 * nothing.
 */
export function propertyChanges(
  form: PropertyForm,
  saved: Pick<Application, keyof Property> | undefined,
): Pick<ApplicationChanges, keyof Property> {
  const values = { ...form, property_lease_agreement: form.property_lease_agreement?.id ?? null };
  return Object.fromEntries(
    propertyFields.flatMap((field) => {
      if (!isMissing(values[field])) return [[field, values[field]]];
      return isMissing(saved?.[field]) ? [] : [[field, null]];
    }),
  );
}

/** The amounts of a chosen term, in pesos; the server computes them and ignores the client's (contract §4). */
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

/** Whether the card offers 'Continuar': something is left to do and nobody else is at it (spec §2). */
export const canContinue = ({ status, next_step }: Pick<Application, 'status' | 'next_step'>): boolean =>
  next_step !== null && status !== 'in_validation' && status !== 'rejected';

/** Only drafts can be discarded (spec §2). */
export const canDiscard = ({ status }: Pick<Application, 'status'>): boolean => status === 'uncompleted';

/** Whether a step's screen may be opened: the next one and those before it, to change them (ux §2 wrong step). */
export const isApplicationStepOpen = (step: ApplicationStep, next: ApplicationStep | null): boolean =>
  next !== null && applicationSteps.indexOf(step) <= applicationSteps.indexOf(next);

/** `'7'` → `'S0007'`; larger ids are not cut (spec §9). */
export const applicationNumber = (id: string): string => `S${id.padStart(4, '0')}`;

/** Step n of 2 (spec §4): the lease, then the property. */
export const LEASE_STEP = { step: 1, of: 2 } as const;
export const PROPERTY_STEP = { step: 2, of: 2 } as const;

const existingDate: Rule<string, unknown> = (text) =>
  isMissing(text) || isDay(text) ? undefined : 'Write a date that exists, with day, month and year.';
