import { isDeepStrictEqual } from 'node:util';
import { type Request, type Response, Router } from 'express';
import { applicationNumber, nextApplicationStep } from '#domain/application';
import type { leaseFields, StoredValues } from '#domain/applicationFields';
import { BUREAU_SCORE_IS_TOO_LOW } from '#domain/errorBody';
import { bureauCodeRules } from '#domain/forms/applicationRules';
import { isProfileComplete } from '#domain/profile';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Message } from '#i18n/message';
import { ownerOf } from '../accounts/sessions.ts';
import { sendCode } from '../accounts/smsCode.ts';
import { applicationChanges, parseLease } from '../backoffice/applicationChanges.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { fieldErrors, fieldsOf, HttpError, httpError, parseBody } from '../http/errors.ts';
import { greetingName } from '../simulation/emailTemplates.ts';
import { hasLowScore } from '../simulation/magicValues.ts';
import type { ApplicationRow, OwnerRow } from '../store/rows.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeApplication } from './serializers.ts';

type StoredLease = StoredValues<typeof leaseFields>;
type ApplicationCall = Request<{ id: string }>;

/** /api/applications. Owners reach only their own applications; others are a 404. */
export function applicationRoutes(demo: Demo): Router {
  const routes = Router();
  routes.post('/', (req, res) => postApplication(demo, req, res));
  routes.get('/', (_req, res) => getApplications(demo, res));
  routes.get('/:id', (req, res) => void res.json(serializeApplication(demo, ownApplication(demo, req, res))));
  routes.put('/:id', (req, res) => putApplication(demo, req, res));
  routes.delete('/:id', (req, res) => deleteApplication(demo, req, res));
  routes.put('/:id/privacy-policy', (req, res) => authoriseBureau(demo, req, res));
  routes.put('/:id/confirm-privacy-policy', (req, res) => confirmBureau(demo, req, res));
  return routes;
}

const ownApplication = ({ store }: Demo, req: ApplicationCall, res: Response): ApplicationRow =>
  store.getOwned('applications', req.params.id, ownerOf(res).id);

/** Returns the owner's application while it is a draft; 409 afterwards. */
function ownDraft(demo: Demo, req: ApplicationCall, res: Response): ApplicationRow {
  const row = ownApplication(demo, req, res);
  if (row.status !== 'uncompleted') throw httpError(409, 'This can no longer be changed');
  return row;
}

/** Returns the owner's draft when only its bureau check is missing; 409 before and afterwards. */
function draftReadyForBureau(demo: Demo, req: ApplicationCall, res: Response): ApplicationRow {
  const row = ownDraft(demo, req, res);
  if (nextApplicationStep(row, demo.clock.today()) !== 'bureau_policy')
    throw httpError(409, 'This is not possible now');
  return row;
}

/** Returns the owner's draft whose bureau code was sent; 409 otherwise. */
function draftAwaitingCode(demo: Demo, req: ApplicationCall, res: Response): ApplicationRow {
  const row = draftReadyForBureau(demo, req, res);
  if (row.bureau_authorised_at === null) throw httpError(409, 'This is not possible now');
  return row;
}

/** How long an equal request counts as a repetition, in ms. A browser repeats one at once; an owner takes longer. */
const REPETITION_MS = 5_000;

async function postApplication(demo: Demo, req: Request, res: Response): Promise<void> {
  const { store, clock } = demo;
  const row = await store.write(() => {
    const owner = ownerOf(res);
    if (!isProfileComplete(owner)) throw httpError(403, 'Your profile is incomplete');
    const lease = parseLease(demo, req.body);
    const repeated = repeatedDraft(demo, owner, lease);
    if (repeated) return repeated;
    const id = store.nextNumber('applications');
    recordEvent(demo, owner, id, serverTexts.applicationStarted);
    return store.table('applications').insert({ ...newDraft(id, owner.id, clock.now().toISOString()), ...lease });
  });
  res.status(201).json(serializeApplication(demo, row));
}

/**
 * Returns the draft that the same request has created just before: browsers repeat a request by themselves when a
 * reused connection breaks before its response.
 */
function repeatedDraft({ store, clock }: Demo, owner: OwnerRow, lease: StoredLease): ApplicationRow | undefined {
  const newest = store
    .table('applications')
    .filter(({ owner_id }) => owner_id === owner.id)
    .sort(newestFirst)[0];
  if (!newest || clock.now().getTime() - Date.parse(newest.created_at) > REPETITION_MS) return undefined;
  const draft = { ...newDraft(newest.id, owner.id, newest.created_at), ...lease };
  return isDeepStrictEqual(newest, draft) ? newest : undefined;
}

function getApplications(demo: Demo, res: Response): void {
  const { id } = ownerOf(res);
  const rows = demo.store.table('applications').filter(({ owner_id }) => owner_id === id);
  res.json(rows.sort(newestFirst).map((row) => serializeApplication(demo, row)));
}

async function putApplication(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { store } = demo;
  const row = await store.write(() => {
    const before = ownDraft(demo, req, res);
    return store.table('applications').update(before.id, applicationChanges(demo, ownerOf(res), before, req.body));
  });
  res.json(serializeApplication(demo, row));
}

async function deleteApplication(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { store, codes } = demo;
  const id = await store.write(() => {
    const row = ownDraft(demo, req, res);
    // A pending code must not authorise anything after the draft is deleted.
    if (row.bureau_authorised_at) codes.consume(ownerOf(res), 'bureau');
    store.table('applications').remove(row.id);
    recordEvent(demo, ownerOf(res), row.id, serverTexts.applicationDiscarded);
    return row.id;
  });
  res.json(id);
}

/** PUT …/privacy-policy: authorises the bureau check and sends its code. */
async function authoriseBureau(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { store, clock } = demo;
  const body = await store.write(() => {
    const { id } = draftReadyForBureau(demo, req, res);
    if (fieldsOf(req.body).accept_privacy_policy !== true)
      throw fieldErrors({ accept_privacy_policy: 'You must accept the privacy notice.' });
    const owner = ownerOf(res);
    // A code belongs to one application: the code of another draft became invalid with this one.
    const applications = store.table('applications');
    for (const other of applications.filter((row) => row.owner_id === owner.id && row.bureau_authorised_at !== null)) {
      if (other.status === 'uncompleted') applications.update(other.id, { bureau_authorised_at: null });
    }
    const row = applications.update(id, { bureau_authorised_at: clock.now().toISOString() });
    return { ...serializeApplication(demo, row), ...sendCode(demo, req, owner, 'bureau') };
  });
  res.json(body);
}

/** PUT …/confirm-privacy-policy: checks the code and the score, then sends or rejects the application. */
async function confirmBureau(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { store, random, codes, messages, faults } = demo;
  draftAwaitingCode(demo, req, res);
  const { code } = parseBody(bureauCodeRules, req.body);
  await codes.verify(ownerOf(res), 'bureau', code);
  const decided = await store.write(() => {
    // Checked again: while the code was checked, another call may have confirmed it or authorised another draft.
    const row = draftAwaitingCode(demo, req, res);
    const owner = ownerOf(res);
    codes.consume(owner, 'bureau');
    messages.noteUsedCode(owner.phone);
    const folio = String(10_000_000 + random.number(90_000_000));
    const isForced = faults.current().bureau === 'reject';
    if (isForced) faults.consume('bureau');
    const isLow = isForced || hasLowScore(owner, row);
    return createBackOffice(demo).application(row.id, isLow ? 'rejectByBureau' : 'confirm', { folio });
  });
  if (decided.status === 'rejected') throw new HttpError(422, { message: BUREAU_SCORE_IS_TOO_LOW });
  res.json(serializeApplication(demo, decided));
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
