import type { Kind } from '../case-file/ownerFileSlice.ts';

/** What "Hazlo por mí" does at a step. */
export type StepAction =
  /** The screen on the phone is filled in and sent; `cut`: its upload breaks off once. */
  | { readonly does: 'fill'; readonly trouble?: 'cut' }
  /** The office's moves, one after the other, of the first thing that waits for them. */
  | { readonly does: 'moves'; readonly kind: Kind; readonly moves: readonly string[] }
  /** What the newest e-mail leads to opens on the phone. */
  | { readonly does: 'mail' }
  /** The clock goes to the first day on which the next payment is overdue. */
  | { readonly does: 'due' }
  /** A ready-made owner comes in. */
  | { readonly does: 'enter'; readonly persona: string };

export type Step = {
  readonly id: string;
  readonly act: 'advance' | 'payment' | 'bureau';
  /** Where the phone is at this step, as a route's pattern. */
  readonly where: string;
  readonly deed: StepAction;
};

const fill: StepAction = { does: 'fill' };
const office = (kind: Kind, ...moves: string[]): StepAction => ({ does: 'moves', kind, moves });

const of = (act: Step['act'], ...steps: readonly (readonly [string, string, StepAction])[]): Step[] =>
  steps.map(([id, where, deed]) => ({ id, act, where, deed }));

/** The talk, in its order: from nobody to a deposit, a payment that was forgotten, and a kind no (ux O4). */
export const steps: readonly Step[] = [
  ...of(
    'advance',
    ['landing', '/', fill],
    ['register', '/register', fill],
    ['code', '/verification-code/:id', fill],
    ['name', '/profile/create', fill],
    ['welcome', '/welcome', fill],
    ['start profile', '/home', fill],
    ['identification', '/profile/identification', fill],
    ['selfie', '/profile/biometric-validation', fill],
    ['income', '/profile/income-and-taxes', fill],
    ['request', '/home', fill],
    ['lease', '/applications/lease-contract', fill],
    ['offer', '/applications/:id/desired-loan', fill],
    ['property', '/applications/:id/property-documents', fill],
    ['authorise', '/applications/:id/privacy-policy', fill],
    ['sign authorisation', '/applications/:id/confirm-privacy-policy', fill],
    ['sent', '/applications/:id/final-announcement', fill],
    ['office approves', '/home', office('applications', 'take', 'approve')],
    ['good news', '/home', { does: 'mail' }],
    ['statement', '/loans/:id/success', { does: 'fill', trouble: 'cut' }],
    ['office accepts', '/home', office('loans', 'accept')],
    ['contract', '/home', { does: 'mail' }],
    ['signature', '/demo/sign/:id', fill],
    ['deposit', '/home', office('loans', 'queue', 'disburse')],
    ['loan', '/home', fill],
  ),
  ...of(
    'payment',
    ['time passes', '/loans/:id', { does: 'due' }],
    ['overdue month', '/loans/:id', fill],
    ['proof', '/loans/:id/installments/:installmentId', fill],
    ['office applies', '/loans/:id', office('installments', 'approve')],
  ),
  ...of(
    'bureau',
    ['other person', '/loans/:id', { does: 'enter', persona: 'buro' }],
    ['other application', '/home', fill],
    ['other authorisation', '/applications/:id/privacy-policy', fill],
    ['other code', '/applications/:id/confirm-privacy-policy', fill],
    ['kind no', '/applications/:id/fail-buro-score', fill],
  ),
];
