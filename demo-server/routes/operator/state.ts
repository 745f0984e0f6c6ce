import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { scenarios } from '../../config.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors } from '../../http/errors.ts';
import { onlyFromHere } from '../../http/guard.ts';
import { resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { inSpanish } from '../../simulation/messageTexts.ts';
import { createKeyedMutex } from '../../store/queues.ts';
import { packSnapshot, type Turn, unpackSnapshot } from '../../store/snapshot.ts';
import { createSnapshots } from '../../store/snapshots.ts';
import { instantIn } from './time.ts';

/** /demo/api/reset, /snapshot and /snapshots: the whole state at once (contract §6). */
export function stateRoutes(demo: Demo): Router {
  const { store, clock, events } = demo;
  const snapshots = createSnapshots(demo);
  const turns = createKeyedMutex();
  // Two whole changes of the state at once would be mixed up.
  const inTurn: Turn = (job) => turns('state', job);
  const routes = Router();
  const note = (line: string) => store.write(() => events.note({ kind: 'store', line }));
  const state = () => ({ scenario: scenarioOf(demo), now: clock.now().toISOString() });

  routes.post('/reset', async (req, res) => {
    const { scenario: asked, now } = (req.body ?? {}) as { scenario?: unknown; now?: unknown };
    const scenario = scenarios.find((it) => it === asked);
    if (asked !== undefined && !scenario) throw fieldErrors({ scenario: 'This value is not valid' });
    const at = now === undefined ? undefined : instantIn(now, 'now');
    await inTurn(() => resetStore(demo, { ...(scenario && { scenario }), ...(at && { now: at }) }));
    await note(inSpanish('Demo reset'));
    res.json(state());
  });

  routes.get('/snapshot', onlyFromHere, async (_req, res) => {
    res.set({ 'Content-Type': 'application/x-tar', 'Content-Disposition': 'attachment; filename="adelantto.tar"' });
    await pipeline(packSnapshot(demo), res);
  });

  routes.put('/snapshot', async (req, res) => {
    await unpackSnapshot(demo, req, inTurn);
    await note(inSpanish('Snapshot imported'));
    res.json(state());
  });

  routes.get('/snapshots', async (_req, res) => {
    res.json(await snapshots.list());
  });

  routes.put('/snapshots/:name', async (req, res) => {
    const { name } = req.params;
    const kept = await inTurn(() => snapshots.keep(name));
    await note(inSpanish('Snapshot kept', { name }));
    res.json(kept);
  });

  routes.delete('/snapshots/:name', (async (req, res) => {
    await inTurn(() => snapshots.remove(req.params.name));
    res.status(204).end();
  }) satisfies RequestHandler<{ name: string }>);

  routes.post('/snapshots/:name/restore', async (req, res) => {
    const { name } = req.params;
    await snapshots.restore(name, inTurn);
    await note(inSpanish('Snapshot restored', { name }));
    res.json(state());
  });

  return routes;
}
