import { BUREAU_PERSONA, isGuestStep, type Step } from '../../../script/steps.ts';
import type { OwnerDto } from '../../dto.ts';
import type { FillResult } from '../../protocol.ts';
import { belongsToPath } from '../stepAt.ts';

/** What stands in the way of a step. */
export type Obstacle =
  /** A fault of the demo is on. */
  | { readonly kind: 'fault'; readonly key: string; readonly label: string }
  /** Nobody is signed in on the phone. */
  | { readonly kind: 'nobody'; readonly wanted: Wanted }
  /** Another owner is on the phone than the step is about, who has this name. */
  | { readonly kind: 'otherOwner'; readonly name: string; readonly wanted: Wanted }
  | { readonly kind: 'otherPage' }
  | { readonly kind: 'expiredCode' }
  | { readonly kind: 'noCode' }
  | { readonly kind: 'noEmail' }
  /** The screen shows an error. */
  | { readonly kind: 'error'; readonly text: string }
  /** The bureau has rejected the application of the talk's owner. */
  | { readonly kind: 'bureauSaidNo' }
  /** The data are not as the step needs them: it was done already, or a step before it is missing. */
  | { readonly kind: 'notDue' }
  /** The staff has rejected what the step decides about: the owner goes on at an earlier step, or cannot go on. */
  | { readonly kind: 'rejected'; readonly backTo: Step['id'] | null }
  /** The application with which the step goes on was deleted: the owner goes on at an earlier step. */
  | { readonly kind: 'applicationGone'; readonly backTo: Step['id'] }
  /** Nothing is wrong, but nothing was seen either. */
  | { readonly kind: 'unseen' };

/** Whom the step is about: the talk's owner, or the persona whom the bureau rejects. */
type Wanted = 'talkOwner' | typeof BUREAU_PERSONA;

/** Why the console cannot do a step. */
export type Failure = 'noEmail' | 'notDue' | 'otherPage';

/** What is known when a step was tried and its outcome was not seen. */
export type Facts = {
  readonly step: Step;
  /** Address of the page on the phone. */
  readonly path: string | undefined;
  readonly ownerId: string | null;
  readonly owners: readonly OwnerDto[];
  /** Owner whom the talk is about; undefined before they have registered. */
  readonly talkOwner: OwnerDto | undefined;
  readonly faults: readonly { readonly key: string; readonly label: string }[];
  /** How it ended on the phone; null when nothing was pressed there. */
  readonly filled: { readonly result: FillResult; readonly text?: string | undefined } | null;
  /** Why the console itself could not do it. */
  readonly failure: Failure | undefined;
};

/** Faults that only some steps meet; all others stand in the way of each. */
const stepsOfFault: Readonly<Record<string, readonly Step['id'][]>> = {
  bureau: ['sign authorisation', 'other code'],
  selfie: ['selfie'],
  delivery_s: ['code', 'sign authorisation', 'good news', 'contract', 'other code'],
  cut_upload_at: ['identification', 'selfie', 'income', 'property', 'statement', 'proof'],
};

type Rule = (facts: Facts) => Obstacle | undefined | false;

/** The obstacles, the first one that is found counts. */
const rules: readonly Rule[] = [
  findFault,
  findSignedOut,
  otherOwner,
  ({ filled }) => filled?.result === 'expiredCode' && { kind: 'expiredCode' },
  ({ filled }) => filled?.result === 'noCode' && { kind: 'noCode' },
  ({ filled }) => filled?.text !== undefined && { kind: 'error', text: filled.text },
  ({ failure }) => failure && { kind: failure },
  ({ step, path }) => path !== undefined && !belongsToPath(step, path) && { kind: 'otherPage' },
  ({ filled }) => filled?.result === 'nothing' && { kind: 'notDue' },
];

/** Returns what stands in the way of a step whose outcome was not seen. */
export function findObstacle(facts: Facts): Obstacle {
  for (const rule of rules) {
    const obstacle = rule(facts);
    if (obstacle) return obstacle;
  }
  return { kind: 'unseen' };
}

/** Returns the active fault that a step meets. */
function findFault({ step, faults }: Pick<Facts, 'step' | 'faults'>): Obstacle | undefined {
  const fault = faults.find(({ key }) => stepsOfFault[key]?.includes(step.id) ?? true);
  return fault && { kind: 'fault', key: fault.key, label: fault.label };
}

/** Returns that nobody is on the phone at a step of an owner, or the fault that may have signed the owner out. */
export function findSignedOut(facts: Pick<Facts, 'step' | 'ownerId' | 'faults'>): Obstacle | undefined {
  const { step, ownerId } = facts;
  if (ownerId !== null || isGuestStep(step)) return undefined;
  return findFault(facts) ?? { kind: 'nobody', wanted: wantedAt(step) };
}

/** The owners of other acts than the step's. Without a talk's owner any owner may be at the step's state. */
function otherOwner({ step, ownerId, owners, talkOwner }: Facts): Obstacle | undefined {
  const owner = owners.find(({ id }) => id === ownerId);
  if (!owner || isGuestStep(step) || step.id === 'other person') return undefined;
  const wanted = wantedAt(step);
  const isWanted = wanted === BUREAU_PERSONA ? owner.persona === BUREAU_PERSONA : owner.id === talkOwner?.id;
  return isWanted ? undefined : { kind: 'otherOwner', name: owner.name, wanted };
}

const wantedAt = ({ act }: Pick<Step, 'act'>): Wanted => (act === 'bureau' ? BUREAU_PERSONA : 'talkOwner');
