import type { ApplicationStatus } from '#domain/application';
import type { InstallmentStatus } from '#domain/installment';
import type { LoanStatus } from '#domain/loan';
import type { steps as stepTexts } from '#i18n/es-MX/demo/script';
import type { ItemKind, StaffTransition } from '../routes/operator/transitions.ts';
import type { PlaceInScript } from '../scenarios/place.ts';

/** The persona whom the bureau rejects, for the last act. */
export const BUREAU_PERSONA = 'buro';

type Transitions = readonly [StaffTransition, ...StaffTransition[]];

/** Action that "Hazlo por mí" executes at a step. */
export type StepAction =
  /** Fills in and submits the screen on the phone; with `uploadFault` its upload breaks off once. */
  | { readonly type: 'fill'; readonly uploadFault?: 'cut' }
  /** Makes these transitions of the back office, in this order, on the first item that allows the first one. */
  | { readonly type: 'transitions'; readonly kind: ItemKind; readonly transitions: Transitions }
  /** Opens the link of the owner's newest e-mail on the phone. */
  | { readonly type: 'openEmail' }
  /** Moves the clock to the first day on which the next payment is overdue. */
  | { readonly type: 'makeOverdue' }
  /** Signs a persona in on the phone. */
  | { readonly type: 'signIn'; readonly persona: string }
  /** Ends the talk: with the owner whom it was about on the phone. */
  | { readonly type: 'finish' };

/** What is seen when a step is done: a page on the phone, and a status in the case file of the owner there. */
export type Outcome = {
  /** Route pattern of the page. */
  readonly page?: string;
  /** A status that the profile or an item of this kind has. */
  readonly status?:
    | readonly ['profile', 'complete']
    | readonly ['applications', ApplicationStatus]
    | readonly ['loans', LoanStatus]
    | readonly ['installments', InstallmentStatus];
};

export type Step = {
  /** Key of the step's texts in the catalogue (`i18n/es-MX/demo/script.ts`). */
  readonly id: keyof typeof stepTexts;
  readonly act: 'loan' | 'payment' | 'bureau';
  /** Route patterns of the phone's screens at this step; it begins at the first one. */
  readonly routes: readonly [string, ...string[]];
  readonly action: StepAction;
  readonly outcome: Outcome;
};

const fill: StepAction = { type: 'fill' };
const office = (kind: ItemKind, ...transitions: Transitions): StepAction => ({
  type: 'transitions',
  kind,
  transitions,
});

type StepRow = readonly [Step['id'], string | Step['routes'], StepAction, Outcome];

const stepsOf = (act: Step['act'], ...rows: readonly StepRow[]): Step[] =>
  rows.map(([id, routes, action, outcome]) => ({
    id,
    act,
    routes: typeof routes === 'string' ? [routes] : routes,
    action,
    outcome,
  }));

/** Steps of the demonstration: from registration to deposit, an overdue payment, and a rejection by the bureau. */
export const steps: readonly Step[] = [
  ...stepsOf(
    'loan',
    ['landing', '/', fill, { page: '/register' }],
    ['register', '/register', fill, { page: '/verification-code/:id' }],
    ['code', '/verification-code/:id', fill, { page: '/profile/create' }],
    ['name', '/profile/create', fill, { page: '/welcome' }],
    ['welcome', ['/welcome', '/home'], fill, { page: '/profile/identification' }],
    ['identification', '/profile/identification', fill, { page: '/profile/biometric-validation' }],
    ['selfie', '/profile/biometric-validation', fill, { page: '/profile/income-and-taxes' }],
    ['income', '/profile/income-and-taxes', fill, { page: '/home', status: ['profile', 'complete'] }],
    ['request', ['/home', '/applications/lease-contract'], fill, { page: '/applications/:id/desired-loan' }],
    ['offer', '/applications/:id/desired-loan', fill, { page: '/applications/:id/property-documents' }],
    ['property', '/applications/:id/property-documents', fill, { page: '/applications/:id/privacy-policy' }],
    ['authorise', '/applications/:id/privacy-policy', fill, { page: '/applications/:id/confirm-privacy-policy' }],
    [
      'sign authorisation',
      '/applications/:id/confirm-privacy-policy',
      fill,
      { page: '/applications/:id/final-announcement' },
    ],
    ['sent', '/applications/:id/final-announcement', fill, { page: '/home' }],
    [
      'office approves',
      '/home',
      office('applications', 'take', 'approve'),
      { status: ['loans', 'awaiting_account_statement_upload'] },
    ],
    ['good news', '/home', { type: 'openEmail' }, { page: '/loans/:id/success' }],
    [
      'statement',
      '/loans/:id/success',
      { type: 'fill', uploadFault: 'cut' },
      { page: '/home', status: ['loans', 'awaiting_account_statement_check'] },
    ],
    ['office accepts', '/home', office('loans', 'accept'), { status: ['loans', 'awaiting_client_signature'] }],
    ['contract', '/home', { type: 'openEmail' }, { page: '/demo/sign/:id' }],
    ['signature', '/demo/sign/:id', fill, { page: '/home', status: ['loans', 'signature_document_completed'] }],
    ['deposit', '/home', office('loans', 'queue', 'disburse'), { status: ['loans', 'active'] }],
    ['loan', '/home', fill, { page: '/loans/:id' }],
  ),
  ...stepsOf(
    'payment',
    ['time passes', '/loans/:id', { type: 'makeOverdue' }, { status: ['installments', 'overdue'] }],
    ['overdue month', '/loans/:id', fill, { page: '/loans/:id/installments/:installmentId' }],
    [
      'proof',
      '/loans/:id/installments/:installmentId',
      fill,
      { page: '/loans/:id', status: ['installments', 'in_validation'] },
    ],
    ['office applies', '/loans/:id', office('installments', 'approve'), { status: ['installments', 'approved'] }],
  ),
  ...stepsOf(
    'bureau',
    ['other person', '/loans/:id', { type: 'signIn', persona: BUREAU_PERSONA }, { page: '/home' }],
    ['other application', '/home', fill, { page: '/applications/:id/privacy-policy' }],
    [
      'other authorisation',
      '/applications/:id/privacy-policy',
      fill,
      { page: '/applications/:id/confirm-privacy-policy' },
    ],
    ['other code', '/applications/:id/confirm-privacy-policy', fill, { page: '/applications/:id/fail-buro-score' }],
    ['kind no', '/applications/:id/fail-buro-score', { type: 'finish' }, {}],
  ),
];

/** Whether nobody is signed in at a step. */
export const isGuestStep = ({ id }: Pick<Step, 'id'>): boolean => ['landing', 'register', 'code'].includes(id);

/** Returns the id of the step with an index, or of the closing screen after the last one. */
export const idOfStep = (index: number): PlaceInScript => steps[index]?.id ?? 'closing';

/** Returns the index of the step with an id, or the number of steps for the closing screen. */
export const indexOfStep = (id: PlaceInScript): number => {
  const index = steps.findIndex((step) => step.id === id);
  return index < 0 ? steps.length : index;
};

/** Returns the number of the step with an id, as the operator reads it; undefined for the closing screen. */
export const numberOfStep = (id: PlaceInScript): number | undefined => {
  const index = indexOfStep(id);
  return index === steps.length ? undefined : index + 1;
};

/** The acts, in their order. */
export const acts: readonly Step['act'][] = [...new Set(steps.map(({ act }) => act))];
