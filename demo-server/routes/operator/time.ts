import { type Request, type Response, Router } from 'express';
import { type Autopilot, createAutopilot } from '../../backoffice/autopilot.ts';
import type { Demo } from '../../demo.ts';
import { fieldErrors, fieldsOf } from '../../http/errors.ts';
import { type Advance, isDemoTime } from '../../simulation/clock.ts';
import { clockLine } from '../../simulation/clockTexts.ts';

/** /demo/api/clock and /demo/api/autopilot: the demo's time and its effects. */
export function timeRoutes(demo: Demo): Router {
  const autopilot = createAutopilot(demo);
  const routes = Router();
  routes.get('/clock', (_req, res) => void res.json(timeOf(demo)));
  routes.put('/clock', (req, res) => putClock(demo, autopilot, req, res));
  routes.get('/autopilot', (_req, res) => void res.json({ on: autopilot.isOn() }));
  routes.put('/autopilot', (req, res) => putAutopilot(demo, autopilot, req, res));
  return routes;
}

const timeOf = ({ clock }: Demo) => ({ now: clock.now().toISOString(), frozen: clock.isFrozen() });

async function putClock(demo: Demo, autopilot: Autopilot, req: Request, res: Response): Promise<void> {
  const { store, clock, events } = demo;
  const { now, advance, frozen } = fieldsOf(req.body);
  const isFreezing = Object.hasOwn(fieldsOf(req.body), 'frozen');
  if (isFreezing && typeof frozen !== 'boolean') throw fieldErrors({ frozen: 'This value is not valid' });
  if (!isFreezing && now === undefined && advance === undefined) throw fieldErrors({ now: 'This value is not valid' });
  const time = await store.write(() => {
    // Frozen first: then the clock stops exactly at the time that it is set to.
    if (typeof frozen === 'boolean') clock.freeze(frozen);
    if (now !== undefined) autopilot.advanceTo(instantIn(now, 'now'));
    if (advance !== undefined) autopilot.advanceTo(clock.instantAfter(advanceIn(advance)));
    events.record({ kind: 'clock', line: clockLine(clock.now(), clock.isFrozen()), data: timeOf(demo) });
    return timeOf(demo);
  });
  res.json(time);
}

async function putAutopilot({ store }: Demo, autopilot: Autopilot, req: Request, res: Response): Promise<void> {
  const { on } = fieldsOf(req.body);
  if (typeof on !== 'boolean') throw fieldErrors({ on: 'This value is not valid' });
  await store.write(() => autopilot.setOn(on));
  // Decisions whose promised time has passed are taken at once.
  await autopilot.catchUp();
  res.json({ on });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an instant with offset, in the range of the demo's time; throws a 422 on the field for anything else. */
export function instantIn(value: unknown, field: string): Date {
  const instant = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined;
  if (!instant || !isDemoTime(instant)) throw fieldErrors({ [field]: 'This value is not valid' });
  return instant;
}

/** Parses a duration, or hours of business days. */
function advanceIn(value: unknown): Advance {
  if (typeof value === 'string') return value;
  const hours =
    typeof value === 'object' && value !== null ? (value as { business_hours?: unknown }).business_hours : undefined;
  if (typeof hours !== 'number') throw fieldErrors({ advance: 'This value is not valid' });
  return { business_hours: hours };
}
