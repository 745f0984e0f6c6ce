import { overdueFrom } from '#domain/installment';
import { termOptions } from '#domain/preOffer';
import { legalTransitions } from '#domain/transitions';
import { createAccount, parseRegistration, verifyPhone } from '../accounts/registration.ts';
import { authoriseBureau, changeApplication, confirmBureau, startApplication } from '../backoffice/applications.ts';
import { createAutopilot } from '../backoffice/autopilot.ts';
import { sendProof, sendStatement } from '../backoffice/payments.ts';
import { changeProfile } from '../backoffice/profileChanges.ts';
import { createBackOffice, transitionTables } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { sampleFilesFor } from '../files/sampleFiles.ts';
import type { ItemKind, StaffTransition } from '../routes/operator/transitions.ts';
import type { Step, StepAction } from '../script/steps.ts';
import { recordClock } from '../simulation/clockTexts.ts';
import { leaseOfTexts, propertyOfTexts } from '../states/sampleRequests.ts';
import type { InstallmentRow, OwnedTable, OwnerRow, Row } from '../store/rows.ts';
import { insertSampleFile } from './insertSampleFile.ts';
import { ownerOfPersona } from './personaOwners.ts';
import { sampleValues } from './samples.ts';
import { noteOfTalk } from './talk.ts';

/** Steps of the talk that are being played: where they have got to, and what they need. */
export type Play = {
  readonly demo: Demo;
  /** Site that the SMS name. */
  readonly host: string;
  /** Hash of the new owner's password. */
  readonly hash: string;
  /** Months that the owner of the talk takes; a shorter lease has fewer. */
  readonly term: number;
  /** What is typed instead of the sample values. */
  readonly values?: Readonly<Record<string, string>>;
  /** Id of the owner on the phone; undefined before they have registered. */
  ownerId: string | undefined;
  /** Id of the owner whom the talk is about. */
  talkOwnerId: string | undefined;
};

/** Plays what the owner, the staff, the clock or another owner does at a step. Call within `store.write`. */
export function playStep(play: Play, { id, action }: Step): void {
  playedSteps[id]?.(play);
  playAction(play, action);
}

/**
 * What the owner sends at a step, with the values that "Hazlo por mí" types. The steps that are not here only lead from
 * one page to the next, or are another's: their action says what happens.
 */
const playedSteps: Partial<Readonly<Record<Step['id'], (play: Play) => unknown>>> = {
  register: registers,
  code: ({ demo, ownerId = '' }) => verifyPhone(demo, ownerId),
  name: (play) =>
    changeProfile(play.demo, ownerIn(play), {
      ...pick(valuesOf(play), 'name', 'last_name'),
      accept_privacy_policy: true,
      accept_terms_and_conditions: true,
    }),
  identification: (play) =>
    changeProfile(play.demo, ownerIn(play), {
      ...pick(valuesOf(play), 'birthdate', 'curp_number', 'address', 'zip_code', 'colony'),
      front_document: upload(play, 'front_document')[0],
      back_document: upload(play, 'back_document')[0],
    }),
  selfie: (play) => changeProfile(play.demo, ownerIn(play), { selfie: upload(play, 'selfie')[0] }),
  income: (play) =>
    changeProfile(play.demo, ownerIn(play), {
      ...pick(valuesOf(play), 'rfc_number'),
      proof_incomes: upload(play, 'proof_incomes'),
      rfc: upload(play, 'rfc')[0],
    }),
  request: (play) => startApplication(play.demo, ownerIn(play), leaseOfTexts(valuesOf(play))),
  offer: choosesTerm,
  property(play) {
    const [property_lease_agreement = ''] = upload(play, 'property_lease_agreement');
    const body = propertyOfTexts(valuesOf(play), { property_lease_agreement });
    return changeApplication(play.demo, ownerIn(play), newest(play, 'applications').id, body);
  },
  authorise: authorisesBureau,
  'sign authorisation': confirmsBureau,
  statement(play) {
    const [account_statement] = upload(play, 'account_statement');
    return sendStatement(play.demo, ownerIn(play), newest(play, 'loans').id, { account_statement });
  },
  signature: (play) => createBackOffice(play.demo).loan(newest(play, 'loans').id, 'sign'),
  proof(play) {
    const [file] = upload(play, 'file');
    return sendProof(play.demo, ownerIn(play), nextPayment(play).id, { file });
  },
  'other authorisation': authorisesBureau,
  'other code': confirmsBureau,
};

function registers(play: Play): void {
  const { demo, host, hash } = play;
  const { email, phone, password } = sampleValues(demo, undefined);
  const account = parseRegistration({ email, phone, password, confirm_password: password });
  const { id } = createAccount(demo, host, { ...account, hash });
  play.ownerId = id;
  play.talkOwnerId = id;
  noteOfTalk(demo.store, { owner_id: id });
}

function choosesTerm(play: Play): void {
  const { demo, term } = play;
  const { id, lease_end_date } = newest(play, 'applications');
  const terms = termOptions({ leaseEnd: lease_end_date, today: demo.clock.today() });
  const pre_offer_term_frame = terms.filter((months) => months <= term).at(-1) ?? terms[0];
  changeApplication(demo, ownerIn(play), id, { pre_offer_term_frame });
}

function authorisesBureau(play: Play): void {
  const { demo, host } = play;
  authoriseBureau(demo, host, ownerIn(play), newest(play, 'applications').id, { accept_privacy_policy: true });
}

function confirmsBureau(play: Play): void {
  confirmBureau(play.demo, ownerIn(play), newest(play, 'applications').id);
}

/** Plays the steps whose action is not the owner's. */
function playAction(play: Play, action: StepAction): void {
  if (action.type === 'transitions') decide(play, action.kind, action.transitions);
  if (action.type === 'makeOverdue') makeOverdue(play);
  if (action.type === 'signIn') play.ownerId = ownerOfPersona(play.demo, action.persona).id;
  if (action.type === 'finish') play.ownerId = play.talkOwnerId;
}

/** Makes transitions of the staff on the owner's newest item that allows the first one. */
export function decide(
  play: Play,
  kind: ItemKind,
  transitions: readonly [StaffTransition, ...StaffTransition[]],
  reason?: string,
): void {
  const { application, loan, installment } = createBackOffice(play.demo);
  const change = { applications: application, loans: loan, installments: installment }[kind];
  const isDue = ({ status }: { status: string }) =>
    legalTransitions(transitionTables[kind], status).includes(transitions[0]);
  const { id } = newest(play, kind, isDue);
  for (const transition of transitions) change(id, transition as never, reason === undefined ? {} : { reason });
}

/** Moves the clock to the first day on which the next payment is overdue. */
function makeOverdue(play: Play): void {
  createAutopilot(play.demo).advanceTo(overdueFrom(nextPayment(play).due_date));
  recordClock(play.demo);
}

/** Returns the owner's first payment that waits for a proof. */
export function nextPayment({ demo, ownerId }: Play): InstallmentRow {
  const unpaid = demo.store.table('installments').find((row) => row.owner_id === ownerId && waitsForProof(row));
  return required(unpaid, 'No payment is left.');
}

const waitsForProof = ({ status }: InstallmentRow) => status === 'pending' || status === 'rejected';

/** Returns the owner on the phone, as the former steps have left them. */
export const ownerIn = ({ demo, ownerId }: Play): OwnerRow =>
  required(demo.store.table('owners').get(ownerId ?? ''), 'Nobody has registered.');

const valuesOf = (play: Play) => ({ ...sampleValues(play.demo, ownerIn(play)), ...play.values });

/** Returns the owner's newest row of a table that meets a condition. */
function newest<Name extends OwnedTable>(
  { demo, ownerId }: Play,
  name: Name,
  condition: (row: Row<Name>) => boolean = () => true,
): Row<Name> {
  const rows = demo.store.table(name).filter((row) => row.owner_id === ownerId && condition(row));
  return required(rows.at(-1), `The owner has none of the ${name} that the step is about.`);
}

/** Uploads the sample files of a field and returns their ids. */
const upload = ({ demo, ownerId = '' }: Play, field: string): string[] =>
  (sampleFilesFor(field) ?? []).map((file) => insertSampleFile(demo, ownerId, file));

/** Returns the values of these names; those that are not typed are left out. */
const pick = (values: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

function required<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new Error(message);
  return value;
}
