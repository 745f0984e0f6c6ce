import { type Request, type Response, Router } from 'express';
import { BUREAU_SCORE_IS_TOO_LOW } from '#domain/errorBody';
import { bureauCodeRules } from '#domain/forms/applicationRules';
import { ownerOf } from '../accounts/sessions.ts';
import {
  authoriseBureau,
  changeApplication,
  confirmBureau,
  discardApplication,
  draftAwaitingCode,
  startApplication,
} from '../backoffice/applications.ts';
import type { Demo } from '../demo.ts';
import { HttpError, parseBody } from '../http/errors.ts';
import { newestFirst } from './newestFirst.ts';
import { serializeApplication } from './serializers.ts';

type ApplicationCall = Request<{ id: string }>;

/** /api/applications. Owners reach only their own applications; others are a 404. */
export function applicationRoutes(demo: Demo): Router {
  const routes = Router();
  routes.post('/', (req, res) => postApplication(demo, req, res));
  routes.get('/', (_req, res) => getApplications(demo, res));
  routes.get('/:id', (req, res) => getApplication(demo, req, res));
  routes.put('/:id', (req, res) => putApplication(demo, req, res));
  routes.delete('/:id', (req, res) => deleteApplication(demo, req, res));
  routes.put('/:id/privacy-policy', (req, res) => putAuthorisation(demo, req, res));
  routes.put('/:id/confirm-privacy-policy', (req, res) => putConfirmation(demo, req, res));
  return routes;
}

async function postApplication(demo: Demo, req: Request, res: Response): Promise<void> {
  const row = await demo.store.write(() => startApplication(demo, ownerOf(res), req.body));
  res.status(201).json(serializeApplication(demo, row));
}

function getApplications(demo: Demo, res: Response): void {
  const { id } = ownerOf(res);
  const rows = demo.store.table('applications').filter(({ owner_id }) => owner_id === id);
  res.json(rows.sort(newestFirst).map((row) => serializeApplication(demo, row)));
}

function getApplication(demo: Demo, req: ApplicationCall, res: Response): void {
  res.json(serializeApplication(demo, demo.store.getOwned('applications', req.params.id, ownerOf(res).id)));
}

async function putApplication(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const row = await demo.store.write(() => changeApplication(demo, ownerOf(res), req.params.id, req.body));
  res.json(serializeApplication(demo, row));
}

async function deleteApplication(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { id } = req.params;
  await demo.store.write(() => discardApplication(demo, ownerOf(res), id));
  res.json(id);
}

/** PUT …/privacy-policy: authorises the bureau check and sends its code. */
async function putAuthorisation(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { application, sent } = await demo.store.write(() =>
    authoriseBureau(demo, req.hostname, ownerOf(res), req.params.id, req.body),
  );
  res.json({ ...serializeApplication(demo, application), ...sent });
}

/** PUT …/confirm-privacy-policy: checks the code and the score, then sends or rejects the application. */
async function putConfirmation(demo: Demo, req: ApplicationCall, res: Response): Promise<void> {
  const { id } = req.params;
  draftAwaitingCode(demo, ownerOf(res), id);
  const { code } = parseBody(bureauCodeRules, req.body);
  await demo.codes.verify(ownerOf(res), 'bureau', code);
  // Its status is checked again: while the code was checked, another call may have confirmed it or authorised another draft.
  const decided = await demo.store.write(() => confirmBureau(demo, ownerOf(res), id));
  if (decided.status === 'rejected') throw new HttpError(422, { message: BUREAU_SCORE_IS_TOO_LOW });
  res.json(serializeApplication(demo, decided));
}
