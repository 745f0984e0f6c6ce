import { type Request, type Response, Router } from 'express';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { beganAt, scenarioOf } from '../../scenarios/reset.ts';
import { streamEvents } from '../../simulation/eventStream.ts';
import { faultyCalls } from '../../simulation/faultyPaths.ts';

/** /demo/api: health, the event log and its stream, the app's calls, and the faults. */
export function watchingRoutes(demo: Demo): Router {
  const { events, calls, faults } = demo;
  const routes = Router();
  routes.get('/health', (_req, res) => void res.json(healthOf(demo)));
  routes.get('/events', (req, res) => streamEvents(demo, req, res));
  routes.get('/record', (req, res) => void res.json(events.list(textOf(req.query.after))));
  routes.get('/calls', (_req, res) => void res.json(calls.list()));
  routes.get('/calls/:id', (req, res) => {
    const call = calls.get(String(req.params.id));
    if (!call) throw notFound();
    res.json(call);
  });
  routes.get('/faults', (_req, res) => void res.json(faults.current()));
  routes.get('/faults/calls', (_req, res) => void res.json(faultyCalls));
  routes.put('/faults', (req, res) => putFaults(demo, req, res));
  return routes;
}

export type Health = ReturnType<typeof healthOf>;
const healthOf = (demo: Demo) => ({
  status: 'ok',
  version: demo.version,
  scenario: scenarioOf(demo),
  began_at: beganAt(demo),
  now: demo.clock.now().toISOString(),
});

async function putFaults({ store, faults, events }: Demo, req: Request, res: Response): Promise<void> {
  const settings = await store.write(() => {
    const replaced = faults.replace(req.body ?? {});
    events.record({ kind: 'faults', line: serverTexts.faultsSet, data: replaced });
    return replaced;
  });
  res.json(settings);
}

/** Returns a parameter of a checked query. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
