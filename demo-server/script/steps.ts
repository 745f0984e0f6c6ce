import type { steps as stepTexts } from '#i18n/es-MX/demo/script';
import type { ItemKind, StaffTransition } from '../routes/operator/transitions.ts';

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

export type Step = {
  /** Key of the step's texts in the catalogue (`i18n/es-MX/demo/script.ts`). */
  readonly id: keyof typeof stepTexts;
  readonly act: 'loan' | 'payment' | 'bureau';
  /** Route patterns of the phone's screens at this step; it begins at the first one. */
  readonly routes: readonly [string, ...string[]];
  readonly action: StepAction;
};

const fill: StepAction = { type: 'fill' };
const office = (kind: ItemKind, ...transitions: Transitions): StepAction => ({
  type: 'transitions',
  kind,
  transitions,
});

type StepRow = readonly [Step['id'], string | Step['routes'], StepAction];

const stepsOf = (act: Step['act'], ...rows: readonly StepRow[]): Step[] =>
  rows.map(([id, routes, action]) => ({ id, act, routes: typeof routes === 'string' ? [routes] : routes, action }));

/** Steps of the talk: from registration to deposit, an overdue payment, and a rejection by the bureau. */
export const steps: readonly Step[] = [
  ...stepsOf(
    'loan',
    ['landing', '/', fill],
    ['register', '/register', fill],
    ['code', '/verification-code/:id', fill],
    ['name', '/profile/create', fill],
    ['welcome', ['/welcome', '/home'], fill],
    ['identification', '/profile/identification', fill],
    ['selfie', '/profile/biometric-validation', fill],
    ['income', '/profile/income-and-taxes', fill],
    ['request', ['/home', '/applications/lease-contract'], fill],
    ['offer', '/applications/:id/desired-loan', fill],
    ['property', '/applications/:id/property-documents', fill],
    ['authorise', '/applications/:id/privacy-policy', fill],
    ['sign authorisation', '/applications/:id/confirm-privacy-policy', fill],
    ['sent', '/applications/:id/final-announcement', fill],
    ['office approves', '/home', office('applications', 'take', 'approve')],
    ['good news', '/home', { type: 'openEmail' }],
    ['statement', '/loans/:id/success', { type: 'fill', uploadFault: 'cut' }],
    ['office accepts', '/home', office('loans', 'accept')],
    ['contract', '/home', { type: 'openEmail' }],
    ['signature', '/demo/sign/:id', fill],
    ['deposit', '/home', office('loans', 'queue', 'disburse')],
    ['loan', '/home', fill],
  ),
  ...stepsOf(
    'payment',
    ['time passes', '/loans/:id', { type: 'makeOverdue' }],
    ['overdue month', '/loans/:id', fill],
    ['proof', '/loans/:id/installments/:installmentId', fill],
    ['office applies', '/loans/:id', office('installments', 'approve')],
  ),
  ...stepsOf(
    'bureau',
    ['other person', '/loans/:id', { type: 'signIn', persona: BUREAU_PERSONA }],
    ['other application', '/home', fill],
    ['other authorisation', '/applications/:id/privacy-policy', fill],
    ['other code', '/applications/:id/confirm-privacy-policy', fill],
    ['kind no', '/applications/:id/fail-buro-score', { type: 'finish' }],
  ),
];

/** A step by its id, or the closing screen of a talk that is over. */
export type PlaceInScript = Step['id'] | 'closing';

/** Whether nobody is signed in at a step. */
export const isGuestStep = ({ id }: Pick<Step, 'id'>): boolean => ['landing', 'register', 'code'].includes(id);

/** The acts, in their order. */
export const acts: readonly Step['act'][] = [...new Set(steps.map(({ act }) => act))];

/** Returns the step with an id. */
export const stepWithId = (id: Step['id']): Step => steps.find((step) => step.id === id) as Step;

/** Returns the number of a step, as the operator reads it. */
export const numberOf = (step: Step): number => steps.indexOf(step) + 1;

/** Returns the step after another one; undefined after the last. */
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];
