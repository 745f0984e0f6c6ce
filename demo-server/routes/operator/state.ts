import { pipeline } from 'node:stream/promises';
import { type Request, type Response, Router } from 'express';
import pLimit from 'p-limit';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { parseFields } from '../../http/fields.ts';
import { onlyFromHere } from '../../http/guard.ts';
import { resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { packSnapshot, type RunExclusively, unpackSnapshot } from '../../snapshots/snapshot.ts';
import { createSnapshots, type Snapshots } from '../../snapshots/snapshots.ts';
import { ResetOptions } from './operatorCalls.ts';

/** What the routes of the whole state share. Two parallel changes of it would be mixed up: they run exclusively. */
type Context = { readonly demo: Demo; readonly snapshots: Snapshots; readonly runExclusively: RunExclusively };
type NamedCall = Request<{ name: string }>;

/** /demo/api/reset, /snapshot and /snapshots: change or save the whole state at once. */
export function stateRoutes(demo: Demo): Router {
  const context: Context = { demo, snapshots: createSnapshots(demo), runExclusively: pLimit(1) };
  const routes = Router();
  routes.post('/reset', (req, res) => postReset(context, req, res));
  routes.get('/snapshot', onlyFromHere, (_req, res) => getSnapshot(demo, res));
  routes.put('/snapshot', (req, res) => putSnapshot(context, req, res));
  routes.get('/snapshots', async (_req, res) => void res.json(await context.snapshots.list()));
  routes.put('/snapshots/:name', (req, res) => saveSnapshot(context, req, res));
  routes.delete('/snapshots/:name', (req, res) => removeSnapshot(context, req, res));
  routes.post('/snapshots/:name/restore', (req, res) => restoreSnapshot(context, req, res));
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
const stateOf = (demo: Demo) => ({ scenario: scenarioOf(demo), now: demo.clock.now().toISOString() });

async function postReset({ demo, runExclusively }: Context, req: Request, res: Response): Promise<void> {
  const { scenario, now, frozen, same_talk: isSameTalk } = parseFields(req.body ?? {}, ResetOptions);
  const at = now === undefined ? undefined : new Date(now);
  await runExclusively(() => resetStore(demo, { scenario, now: at, frozen, isSameTalk }));
  await sendChanged(demo, serverTexts.demoReset, res);
}

async function getSnapshot(demo: Demo, res: Response): Promise<void> {
  res.set({ 'Content-Type': 'application/x-tar', 'Content-Disposition': 'attachment; filename="adelantto.tar"' });
  await pipeline(packSnapshot(demo), res);
}

async function putSnapshot({ demo, runExclusively }: Context, req: Request, res: Response): Promise<void> {
  await unpackSnapshot(demo, req, runExclusively);
  await sendChanged(demo, serverTexts.snapshotImported, res);
}

async function saveSnapshot({ demo, snapshots, runExclusively }: Context, req: NamedCall, res: Response) {
  const { name } = req.params;
  const snapshot = await runExclusively(() => snapshots.save(name));
  await recordEvent(demo, serverTexts.snapshotKept({ name }));
  res.json(snapshot);
}

async function removeSnapshot({ snapshots, runExclusively }: Context, req: NamedCall, res: Response): Promise<void> {
  await runExclusively(() => snapshots.remove(req.params.name));
  res.status(204).end();
}

async function restoreSnapshot({ demo, snapshots, runExclusively }: Context, req: NamedCall, res: Response) {
  const { name } = req.params;
  await snapshots.restore(name, runExclusively);
  await sendChanged(demo, serverTexts.snapshotRestored({ name }), res);
}
