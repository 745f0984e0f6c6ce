import { isDeepStrictEqual } from 'node:util';
import { applicationNumber, nextApplicationStep } from '#domain/application';
import type { leaseFields, StoredValues } from '#domain/applicationFields';
import { isProfileComplete } from '#domain/profile';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Message } from '#i18n/message';
import { sendCode } from '../accounts/smsCode.ts';
import type { Demo } from '../demo.ts';
import { fieldErrors, fieldsOf, httpError } from '../http/errors.ts';
import { greetingName } from '../simulation/emailTemplates.ts';
import { hasLowScore } from '../simulation/magicValues.ts';
import type { ApplicationRow, OwnerRow } from '../store/rows.ts';
import { applicationChanges, parseLease } from './applicationChanges.ts';
import { createBackOffice } from './transitions.ts';

/*
 * What owners do with their applications, in calls of the app and in the played steps of the talk. Call each within
 * `store.write`. Each throws the HTTP error of its call.
 */

type StoredLease = StoredValues<typeof leaseFields>;

/** How long an equal request counts as a repetition, in ms. A browser repeats one at once; an owner takes longer. */
const REPETITION_MS = 5_000;

/** Creates a draft with the lease of a body; 403 while the profile is incomplete. */
export function startApplication(demo: Demo, owner: OwnerRow, body: unknown): ApplicationRow {
  const { store, clock } = demo;
  if (!isProfileComplete(owner)) throw httpError(403, 'Your profile is incomplete');
  const lease = parseLease(demo, body);
  const repeated = repeatedDraft(demo, owner, lease);
  if (repeated) return repeated;
  const id = store.nextNumber('applications');
  recordEvent(demo, owner, id, serverTexts.applicationStarted);
  return store.table('applications').insert({ ...newDraft(id, owner.id, clock.now().toISOString()), ...lease });
}

/**
 * Returns the draft that the same request has created just before: browsers repeat a request by themselves when a
 * reused connection breaks before its response.
 */
function repeatedDraft({ store, clock }: Demo, owner: OwnerRow, lease: StoredLease): ApplicationRow | undefined {
  const newest = store
    .table('applications')
    .filter(({ owner_id }) => owner_id === owner.id)
    .at(-1);
  if (!newest || clock.now().getTime() - Date.parse(newest.created_at) > REPETITION_MS) return undefined;
  const draft = { ...newDraft(newest.id, owner.id, newest.created_at), ...lease };
  return isDeepStrictEqual(newest, draft) ? newest : undefined;
}

/** Changes fields of a draft. */
export function changeApplication(demo: Demo, owner: OwnerRow, id: string, body: unknown): ApplicationRow {
  const before = ownDraft(demo, owner, id);
  return demo.store.table('applications').update(id, applicationChanges(demo, owner, before, body));
}

/** Deletes a draft. */
export function discardApplication(demo: Demo, owner: OwnerRow, id: string): void {
  const { store, codes } = demo;
  const row = ownDraft(demo, owner, id);
  // A pending code must not authorise anything after the draft is deleted.
  if (row.bureau_authorised_at) codes.consume(owner, 'bureau');
  store.table('applications').remove(id);
  recordEvent(demo, owner, id, serverTexts.applicationDiscarded);
}

/** Authorises the bureau check and sends its code. `host` is the site that the SMS names. */
export function authoriseBureau(demo: Demo, host: string, owner: OwnerRow, id: string, body: unknown) {
  const { store, clock } = demo;
  draftReadyForBureau(demo, owner, id);
  if (fieldsOf(body).accept_privacy_policy !== true)
    throw fieldErrors({ accept_privacy_policy: 'You must accept the privacy notice.' });
  // A code belongs to one application: the code of another draft became invalid with this one.
  const applications = store.table('applications');
  for (const other of applications.filter((row) => row.owner_id === owner.id && row.bureau_authorised_at !== null)) {
    if (other.status === 'uncompleted') applications.update(other.id, { bureau_authorised_at: null });
  }
  const application = applications.update(id, { bureau_authorised_at: clock.now().toISOString() });
  return { application, sent: sendCode(demo, host, owner, 'bureau') };
}

/** Sends an application whose code was right, or rejects it because of the bureau's score. */
export function confirmBureau(demo: Demo, owner: OwnerRow, id: string): ApplicationRow {
  const { random, codes, faults } = demo;
  const row = draftAwaitingCode(demo, owner, id);
  codes.consume(owner, 'bureau');
  const folio = String(10_000_000 + random.number(90_000_000));
  const isForced = faults.current().bureau === 'reject';
  if (isForced) faults.consume('bureau');
  const isLow = isForced || hasLowScore(owner, row);
  return createBackOffice(demo).application(row.id, isLow ? 'rejectByBureau' : 'confirm', { folio });
}

/** Returns the owner's application while it is a draft; 409 afterwards. */
function ownDraft({ store }: Demo, owner: OwnerRow, id: string): ApplicationRow {
  const row = store.getOwned('applications', id, owner.id);
  if (row.status !== 'uncompleted') throw httpError(409, 'This can no longer be changed');
  return row;
}

/** Returns the owner's draft when only its bureau check is missing; 409 before and afterwards. */
function draftReadyForBureau(demo: Demo, owner: OwnerRow, id: string): ApplicationRow {
  const row = ownDraft(demo, owner, id);
  if (nextApplicationStep(row, demo.clock.today()) !== 'bureau_policy')
    throw httpError(409, 'This is not possible now');
  return row;
}

/** Returns the owner's draft whose bureau code was sent; 409 otherwise. */
export function draftAwaitingCode(demo: Demo, owner: OwnerRow, id: string): ApplicationRow {
  const row = draftReadyForBureau(demo, owner, id);
  if (row.bureau_authorised_at === null) throw httpError(409, 'This is not possible now');
  return row;
}

const recordEvent = ({ events }: Demo, owner: OwnerRow, id: string, line: Message<'name' | 'number'>): void =>
  events.record({
    kind: 'transition',
    line: line({ name: greetingName(owner), number: applicationNumber(id) }),
    owner_id: owner.id,
    data: { application_id: id },
  });

/** Returns the fields of a new application besides its lease. */
const newDraft = (id: string, owner_id: string, at: string): Omit<ApplicationRow, keyof StoredLease> => ({
  id,
  owner_id,
  status: 'uncompleted',
  created_at: at,
  moved_at: at,
  pre_offer_term_frame: null,
  property_commercial_folio: null,
  property_zip_code: null,
  property_lease_agreement: null,
  bureau_authorised_at: null,
  bureau_authorization: null,
  rejection_reason: null,
  retry_from: null,
  loan_id: null,
  history: [{ status: 'uncompleted', at }],
});
