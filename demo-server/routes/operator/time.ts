import { type Request, type Response, Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { centralDayAndTime } from '#i18n/format';
import { type Autopilot, createAutopilot } from '../../backoffice/autopilot.ts';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { parseFields } from '../../http/fields.ts';
import { recordClock } from '../../simulation/clockTexts.ts';
import { AutopilotChange, ClockChange } from './operatorCalls.ts';

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

export type Time = ReturnType<typeof timeOf>;

const timeOf = ({ clock }: Demo) => ({ now: clock.now().toISOString(), frozen: clock.isFrozen() });

async function putClock(demo: Demo, autopilot: Autopilot, req: Request, res: Response): Promise<void> {
  const { store, clock } = demo;
  const { now, advance, frozen } = parseFields(req.body ?? {}, ClockChange);
  if (frozen === undefined && now === undefined && advance === undefined) throw noClockChange();
  const time = await store.write(() => {
    // Frozen first: then the clock stops exactly at the time that it is set to.
    if (frozen !== undefined) clock.freeze(frozen);
    if (now !== undefined && new Date(now) < clock.now()) throw clockNeverGoesBack(clock.now());
    if (now !== undefined) autopilot.advanceTo(new Date(now));
    if (advance !== undefined) autopilot.advanceTo(clock.instantAfter(advance));
    recordClock(demo);
    return timeOf(demo);
  });
  res.json(time);
}

async function putAutopilot({ store }: Demo, autopilot: Autopilot, req: Request, res: Response): Promise<void> {
  const { on } = parseFields(req.body ?? {}, AutopilotChange);
  await store.write(() => autopilot.setOn(on));
  // Decisions whose promised time has passed are taken at once.
  await autopilot.catchUp();
  res.json({ on });
}

const noClockChange = (): HttpError => {
  const known = Object.keys(ClockChange.schema).join(', ');
  return new HttpError(422, { errors: { now: [fieldTexts.needsOneOf({ name: 'now', known })] } });
};

const clockNeverGoesBack = (now: Date): HttpError =>
  new HttpError(409, { message: fieldTexts.clockNeverGoesBack({ now: centralDayAndTime(now) }) });
