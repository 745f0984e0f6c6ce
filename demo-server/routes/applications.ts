import { type Request, type Response, Router } from 'express';
import { applicationNumber, bureauCodeRules, nextApplicationStep } from '#domain/application';
import { BUREAU_SCORE_IS_TOO_LOW } from '#domain/errorBody';
import { nextProfileStep } from '#domain/profile';
import { limitsOf } from '../accounts/limits.ts';
import { ownerOf } from '../accounts/sessions.ts';
import { sendCode } from '../accounts/smsCode.ts';
import { applicationChanges, leaseOf } from '../backoffice/applicationChanges.ts';
import { createBackOffice } from '../backoffice/transitions.ts';
import type { Demo } from '../demo.ts';
import { fieldErrors, fieldsOf, HttpError, httpError, parseBody } from '../http/errors.ts';
import { greetingName } from '../simulation/emailTemplates.ts';
import { hasLowScore } from '../simulation/magicValues.ts';
import { inSpanish } from '../simulation/messageTexts.ts';
import type { ApplicationRow, OwnerRow } from '../store/rows.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeApplication } from './serializers.ts';

/** /api/applications. Owners reach only their own applications; others are a 404. */
export function applicationRoutes(demo: Demo): Router {
  const { store, clock, random, codes, limits, faults, events } = demo;
  const office = createBackOffice(demo);
  const routes = Router();
  const applications = () => store.table('applications');
  const now = () => clock.now().toISOString();
  const ownApplication = (req: Request<{ id: string }>, res: Response) =>
    store.getOwned('applications', req.params.id, ownerOf(res).id);

  /** Returns the owner's application while it is a draft; 409 afterwards. */
  const ownDraft = (req: Request<{ id: string }>, res: Response): ApplicationRow => {
    const row = ownApplication(req, res);
    if (row.status !== 'uncompleted') throw httpError(409, 'This can no longer be changed');
    return row;
  };
  /** Returns the owner's draft when only its bureau check is missing; 409 before and afterwards. */
  const draftReadyForBureau = (req: Request<{ id: string }>, res: Response): ApplicationRow => {
    const row = ownDraft(req, res);
    if (nextApplicationStep(row, clock.today()) !== 'bureau_policy') throw httpError(409, 'This is not possible now');
    return row;
  };
  /** Returns the owner's draft whose bureau code was sent; 409 otherwise. */
  const draftAwaitingCode = (req: Request<{ id: string }>, res: Response): ApplicationRow => {
    const row = draftReadyForBureau(req, res);
    if (row.bureau_authorised_at === null) throw httpError(409, 'This is not possible now');
    return row;
  };
  const recordEvent = (owner: OwnerRow, id: string, what: 'Application started' | 'Application discarded') =>
    events.record({
      kind: 'transition',
      line: inSpanish(what, { name: greetingName(owner), number: applicationNumber(id) }),
      owner_id: owner.id,
      data: { application_id: id },
    });

  routes.post('/', async (req, res) => {
    const row = await store.write(() => {
      const owner = ownerOf(res);
      if (nextProfileStep(owner) !== null) throw httpError(403, 'Your profile is incomplete');
      const lease = leaseOf(demo, req.body);
      const id = store.nextNumber('applications');
      recordEvent(owner, id, 'Application started');
      return applications().insert({ ...newDraft(id, owner.id, now()), ...lease });
    });
    res.status(201).json(serializeApplication(demo, row));
  });

  routes.get('/', (_req, res) => {
    const { id } = ownerOf(res);
    const rows = applications().filter((it) => it.owner_id === id);
    res.json(rows.sort(newestFirst).map((row) => serializeApplication(demo, row)));
  });

  routes.get('/:id', (req, res) => {
    res.json(serializeApplication(demo, ownApplication(req, res)));
  });

  routes.put('/:id', async (req, res) => {
    const row = await store.write(() => {
      const { id } = ownDraft(req, res);
      return applications().update(id, applicationChanges(demo, ownerOf(res), ownApplication(req, res), req.body));
    });
    res.json(serializeApplication(demo, row));
  });

  routes.delete('/:id', async (req, res) => {
    const id = await store.write(() => {
      const row = ownDraft(req, res);
      // A pending code must not authorise anything after the draft is deleted.
      if (row.bureau_authorised_at) codes.consume(ownerOf(res), 'bureau');
      applications().remove(row.id);
      recordEvent(ownerOf(res), row.id, 'Application discarded');
      return row.id;
    });
    res.json(id);
  });

  routes.put('/:id/privacy-policy', async (req, res) => {
    const body = await store.write(() => {
      const { id } = draftReadyForBureau(req, res);
      if (fieldsOf(req.body).accept_privacy_policy !== true) {
        throw fieldErrors({ accept_privacy_policy: 'You must accept the privacy notice.' });
      }
      const owner = ownerOf(res);
      limits.consume(limitsOf.bureauCodes, owner.phone);
      // A code belongs to one application: the code of another draft became invalid with this one.
      for (const other of applications().filter((it) => it.owner_id === owner.id && it.bureau_authorised_at !== null)) {
        if (other.status === 'uncompleted') applications().update(other.id, { bureau_authorised_at: null });
      }
      const row = applications().update(id, { bureau_authorised_at: now() });
      return { ...serializeApplication(demo, row), ...sendCode(demo, req, owner, 'bureau') };
    });
    res.json(body);
  });

  routes.put('/:id/confirm-privacy-policy', async (req, res) => {
    draftAwaitingCode(req, res);
    const { code } = parseBody(bureauCodeRules, req.body);
    await codes.verify(ownerOf(res), 'bureau', code);

    const decided = await store.write(() => {
      // Checked again: while the code was checked, another call may have confirmed it or authorised another draft.
      const row = draftAwaitingCode(req, res);
      const owner = ownerOf(res);
      codes.consume(owner, 'bureau');
      const folio = String(10_000_000 + random.number(90_000_000));
      const isForced = faults.current().bureau === 'reject';
      if (isForced) faults.consume('bureau');
      const isLow = isForced || hasLowScore(owner, row);
      return office.application(row.id, isLow ? 'refuse' : 'confirm', { folio });
    });
    if (decided.status === 'rejected') throw new HttpError(422, { message: BUREAU_SCORE_IS_TOO_LOW });
    res.json(serializeApplication(demo, decided));
  });

  return routes;
}

/** Returns the fields of a new application besides its lease. */
const newDraft = (id: string, owner_id: string, at: string) =>
  ({
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
  }) as const;
