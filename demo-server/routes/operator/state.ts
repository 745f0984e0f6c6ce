import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import pLimit from 'p-limit';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { parseFields } from '../../http/fields.ts';
import { checkedProspect } from '../../scenarios/personalise.ts';
import type { PlaceOnPhone } from '../../scenarios/playUntil.ts';
import { resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { noteOfTalk, talkOf } from '../../scenarios/talk.ts';
import { type RunExclusively, restoreSnapshot, withTemporaryFile, writeSnapshot } from '../../snapshots/snapshot.ts';
import { createSnapshots, type Snapshots } from '../../snapshots/snapshots.ts';
import { usingFile, writeSynced } from '../../store/storeFile.ts';
import { ResetOptions, TalkFields, TalkNote } from './operatorCalls.ts';

/** What the routes of the whole state share. Two parallel changes of it would be mixed up: they run exclusively. */
type Context = { readonly demo: Demo; readonly snapshots: Snapshots; readonly runExclusively: RunExclusively };
type NamedCall = Request<{ name: string }>;

/** /demo/api/reset, /talk, /snapshot and /snapshots: change or save the whole state at once. */
export function stateRoutes(demo: Demo): Router {
  const context: Context = { demo, snapshots: createSnapshots(demo), runExclusively: pLimit(1) };
  const routes = Router();
  routes.post('/reset', (req, res) => postReset(context, req, res));
  routes.get('/talk', (_req, res) => void res.json(talkOf(demo.store)));
  routes.post('/talk', (req, res) => postTalk(context, req, res));
  routes.put('/talk', (req, res) => putTalk(demo, req, res));
  routes.get('/snapshot', (_req, res) => getSnapshot(demo, res));
  routes.put('/snapshot', (req, res) => putSnapshot(context, req, res));
  routes.get('/snapshots', async (_req, res) => void res.json(await context.snapshots.list()));
  routes.put('/snapshots/:name', (req, res) => putNamed(context, req, res));
  routes.delete('/snapshots/:name', (req, res) => deleteNamed(context, req, res));
  routes.post('/snapshots/:name/restore', (req, res) => restoreNamed(context, req, res));
  return routes;
}

const recordEvent = ({ store, events }: Demo, line: string): Promise<void> =>
  store.write(() => events.record({ kind: 'store', line }));

/** Responds to a change of the whole state, which the event log describes with `line`. */
async function sendChanged(demo: Demo, line: string, res: Response): Promise<void> {
  await recordEvent(demo, line);
  res.json(stateOf(demo));
}

/** What is left after a change of the whole state. */
export type StateSummary = ReturnType<typeof stateOf>;
/** The new state, and where the phone is in it. */
export type ResetResult = StateSummary & PlaceOnPhone;
const stateOf = (demo: Demo) => ({ scenario: scenarioOf(demo), now: demo.clock.now().toISOString() });

async function postReset({ demo, runExclusively }: Context, req: Request, res: Response): Promise<void> {
  const { now, same_talk: isSameTalk, ...options } = parseFields(req.body ?? {}, ResetOptions);
  const newStore = {
    ...options,
    now: now === undefined ? undefined : new Date(now),
    isSameTalk,
    host: req.hostname,
  };
  const place = await runExclusively(() => resetStore(demo, newStore));
  await recordEvent(demo, serverTexts.demoReset);
  res.json({ ...stateOf(demo), ...place } satisfies ResetResult);
}

/** A new talk is new: data, clock, messages and faults are those of a reset. */
async function postTalk({ demo, runExclusively }: Context, req: Request, res: Response): Promise<void> {
  const prospect = checkedProspect(demo, parseFields(req.body ?? {}, TalkFields));
  await runExclusively(() => resetStore(demo, { scenario: scenarioOf(demo) ?? undefined, prospect }));
  await recordEvent(demo, serverTexts.demoReset);
  res.status(201).json(talkOf(demo.store));
}

/** The first owner who has registered on the talk's own phone stays its owner. */
async function putTalk({ store }: Demo, req: Request, res: Response): Promise<void> {
  const note = parseFields(req.body ?? {}, TalkNote);
  const { owner_id } = note;
  if (owner_id !== undefined && store.table('owners').get(owner_id)?.persona !== null)
    throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id: owner_id }) });
  const isTaken = owner_id !== undefined && (talkOf(store)?.owner_id ?? owner_id) !== owner_id;
  if (isTaken) throw new HttpError(409, { message: fieldTexts.talkHasOwner });
  await store.write(() => noteOfTalk(store, note));
  res.json(talkOf(store));
}

async function getSnapshot(demo: Demo, res: Response): Promise<void> {
  await withTemporaryFile(demo.files, async (path) => {
    // Written first, so that a slow client keeps nothing from changing, and an error can still be sent.
    await writeSnapshot(demo, path);
    res.set({ 'Content-Type': 'application/x-tar', 'Content-Disposition': 'attachment; filename="adelantto.tar"' });
    await usingFile(path, 'r', (file) => pipeline(file.createReadStream(), res));
  });
}

async function putSnapshot({ demo, runExclusively }: Context, req: Request, res: Response): Promise<void> {
  await withTemporaryFile(demo.files, async (path) => {
    // Received completely, whatever it is: a browser takes an answer only then.
    await writeSynced(path, req.iterator({ destroyOnReturn: false }));
    await restoreSnapshot(demo, path, runExclusively);
  });
  await sendChanged(demo, serverTexts.snapshotImported, res);
}

async function putNamed({ demo, snapshots, runExclusively }: Context, req: NamedCall, res: Response) {
  const { name } = req.params;
  const snapshot = await runExclusively(() => snapshots.save(name));
  await recordEvent(demo, serverTexts.snapshotKept({ name }));
  res.json(snapshot);
}

async function deleteNamed({ snapshots, runExclusively }: Context, req: NamedCall, res: Response): Promise<void> {
  await runExclusively(() => snapshots.remove(req.params.name));
  res.status(204).end();
}

async function restoreNamed({ demo, snapshots, runExclusively }: Context, req: NamedCall, res: Response) {
  const { name } = req.params;
  await snapshots.restore(name, runExclusively);
  await sendChanged(demo, serverTexts.snapshotRestored({ name }), res);
}
