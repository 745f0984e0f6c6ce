import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import pLimit from 'p-limit';
import { scenarios } from '../../config.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors } from '../../http/errors.ts';
import { onlyFromHere } from '../../http/guard.ts';
import { resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { inSpanish } from '../../simulation/messageTexts.ts';
import { packSnapshot, type RunExclusively, unpackSnapshot } from '../../store/snapshot.ts';
import { createSnapshots } from '../../store/snapshots.ts';
import { instantIn } from './time.ts';

/** /demo/api/reset, /snapshot and /snapshots: change or save the whole state at once. */
export function stateRoutes(demo: Demo): Router {
  const { store, clock, events } = demo;
  const snapshots = createSnapshots(demo);
  // Two parallel changes of the whole state would be mixed up.
  const runExclusively: RunExclusively = pLimit(1);
  const routes = Router();
  const recordEvent = (line: string) => store.write(() => events.record({ kind: 'store', line }));
  const state = () => ({ scenario: scenarioOf(demo), now: clock.now().toISOString() });

  routes.post('/reset', async (req, res) => {
    const { scenario: requested, now } = (req.body ?? {}) as { scenario?: unknown; now?: unknown };
    const scenario = scenarios.find((it) => it === requested);
    if (requested !== undefined && !scenario) throw fieldErrors({ scenario: 'This value is not valid' });
    const at = now === undefined ? undefined : instantIn(now, 'now');
    await runExclusively(() => resetStore(demo, { ...(scenario && { scenario }), ...(at && { now: at }) }));
    await recordEvent(inSpanish('Demo reset'));
    res.json(state());
  });

  routes.get('/snapshot', onlyFromHere, async (_req, res) => {
    res.set({ 'Content-Type': 'application/x-tar', 'Content-Disposition': 'attachment; filename="adelantto.tar"' });
    await pipeline(packSnapshot(demo), res);
  });

  routes.put('/snapshot', async (req, res) => {
    await unpackSnapshot(demo, req, runExclusively);
    await recordEvent(inSpanish('Snapshot imported'));
    res.json(state());
  });

  routes.get('/snapshots', async (_req, res) => {
    res.json(await snapshots.list());
  });

  routes.put('/snapshots/:name', async (req, res) => {
    const { name } = req.params;
    const snapshot = await runExclusively(() => snapshots.keep(name));
    await recordEvent(inSpanish('Snapshot kept', { name }));
    res.json(snapshot);
  });

  routes.delete('/snapshots/:name', (async (req, res) => {
    await runExclusively(() => snapshots.remove(req.params.name));
    res.status(204).end();
  }) satisfies RequestHandler<{ name: string }>);

  routes.post('/snapshots/:name/restore', async (req, res) => {
    const { name } = req.params;
    await snapshots.restore(name, runExclusively);
    await recordEvent(inSpanish('Snapshot restored', { name }));
    res.json(state());
  });

  return routes;
}
