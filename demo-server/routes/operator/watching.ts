import { type Request, type Response, Router } from 'express';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { isOperator } from '../../http/guard.ts';
import { wantsWebSocket } from '../../http/upgrades.ts';
import { scenarioOf } from '../../scenarios/reset.ts';
import { sendEventsLive } from '../../simulation/eventSocket.ts';
import { isSomeSwitchedOff } from '../../simulation/faultSettings.ts';
import { faultyCalls } from '../../simulation/faultyPaths.ts';
import type { EventRow } from '../../store/rows.ts';

/** /demo/api: health, the event log, as a list and live, the app's calls, and the faults. */
export function watchingRoutes(demo: Demo): Router {
  const { events, calls, faults } = demo;
  const routes = Router();
  routes.get('/health', (_req, res) => void res.json(healthOf(demo)));
  routes.get('/events', (req, res) => {
    const after = textOf(req.query.after);
    const view = isOperator(req, demo.config) ? (event: EventRow) => event : withoutText;
    if (wantsWebSocket(req)) sendEventsLive(demo, req, res, { after, view });
    else res.json(events.list(after).map(view));
  });
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

/**
 * Returns what an owner's app gets of an event, to fetch its data again: the lines hold codes and passwords. The data of a
 * reset say whether a visitor has left.
 */
const withoutText = ({ id, kind, data }: EventRow) => ({ id, kind, data: kind === 'store' ? data : {} });

export type Health = ReturnType<typeof healthOf>;
const healthOf = (demo: Demo) => ({
  status: 'ok',
  version: demo.version,
  scenario: scenarioOf(demo),
  now: demo.clock.now().toISOString(),
});

async function putFaults({ store, faults, events }: Demo, req: Request, res: Response): Promise<void> {
  const settings = await store.write(() => {
    const before = faults.current();
    const replaced = faults.replace(req.body ?? {});
    // The phone tries again what has failed.
    const data = { ...replaced, ...(isSomeSwitchedOff(before, replaced) && { switched_off: true }) };
    events.record({ kind: 'faults', line: serverTexts.faultsSet, data });
    return replaced;
  });
  res.json(settings);
}

/** Returns a parameter of a checked query. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
