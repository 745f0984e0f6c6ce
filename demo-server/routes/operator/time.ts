import { boolean, type Infer, object, optional, type } from 'superstruct';
import { InstantShape } from '#domain/readable';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { centralDayAndTime } from '#i18n/format';
import { createAutopilot } from '../../backoffice/autopilot.ts';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { field, instant, yesOrNo } from '../../http/fields.ts';
import { type Advance, DURATION, MAX_BUSINESS_HOURS } from '../../simulation/clock.ts';
import { recordClock } from '../../simulation/clockTexts.ts';
import { call } from './call.ts';

const businessHours = {
  type: 'object',
  properties: { business_hours: { type: 'number', exclusiveMinimum: 0, maximum: MAX_BUSINESS_HOURS } },
  required: ['business_hours'],
  additionalProperties: false,
};
const advance = field<Advance>(
  fieldTexts.advance,
  { anyOf: [{ type: 'string', format: 'duration' }, businessHours] },
  (value) => {
    if (typeof value === 'string') return DURATION.test(value);
    const { business_hours, ...others } = (value ?? {}) as Record<string, unknown>;
    const isValid = typeof business_hours === 'number' && business_hours > 0 && business_hours <= MAX_BUSINESS_HOURS;
    return isValid && Object.keys(others).length === 0;
  },
);

const ClockChange = object({ now: optional(instant()), advance: optional(advance), frozen: optional(yesOrNo()) });
export type ClockChange = Infer<typeof ClockChange>;
const Autopilot = object({ on: yesOrNo() });
export type Autopilot = Infer<typeof Autopilot>;
const Time = type({ now: InstantShape, frozen: boolean() });
export type Time = Infer<typeof Time>;

/** The demo's time and its effects. */
export const timeCalls = [
  call('GET /clock', 'Returns the time of the demo', { response: Time }, timeOf),
  call(
    'PUT /clock',
    'Moves the time of the demo ahead (`now` with its offset, or `advance` by `"P1D"` or `{"business_hours": 24}`), ' +
      'stops it or lets it run; never back, but for a reset or a snapshot',
    { body: ClockChange, response: Time },
    (demo, { body }) => changeClock(demo, body),
  ),
  call('GET /autopilot', 'Returns whether the autopilot decides for the staff', { response: Autopilot }, (demo) => ({
    on: createAutopilot(demo).isOn(),
  })),
  call('PUT /autopilot', 'Switches the autopilot', { body: Autopilot, response: Autopilot }, async (demo, { body }) => {
    const autopilot = createAutopilot(demo);
    await demo.store.write(() => autopilot.setOn(body.on));
    // Decisions whose promised time has passed are taken at once.
    await autopilot.catchUp();
    return body;
  }),
];

function timeOf({ clock }: Demo): Time {
  return { now: clock.now().toISOString(), frozen: clock.isFrozen() };
}

function changeClock(demo: Demo, { now, advance, frozen }: ClockChange): Promise<Time> {
  const { store, clock } = demo;
  const autopilot = createAutopilot(demo);
  if (frozen === undefined && now === undefined && advance === undefined) throw noClockChange();
  return store.write(() => {
    // Frozen first: then the clock stops exactly at the time that it is set to.
    if (frozen !== undefined) clock.freeze(frozen);
    if (now !== undefined && new Date(now) < clock.now()) throw clockNeverGoesBack(clock.now());
    if (now !== undefined) autopilot.advanceTo(new Date(now));
    if (advance !== undefined) autopilot.advanceTo(clock.instantAfter(advance));
    recordClock(demo);
    return timeOf(demo);
  });
}

const noClockChange = (): HttpError => {
  const known = Object.keys(ClockChange.schema).join(', ');
  return new HttpError(422, { errors: { now: [fieldTexts.needsOneOf({ name: 'now', known })] } });
};

const clockNeverGoesBack = (now: Date): HttpError =>
  new HttpError(409, { message: fieldTexts.clockNeverGoesBack({ now: centralDayAndTime(now) }) });
