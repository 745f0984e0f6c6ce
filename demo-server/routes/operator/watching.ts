import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { InstantShape } from '#domain/readable';
import { scenarios } from '../../config.ts';
import { notFound } from '../../http/errors.ts';
import { numberText } from '../../http/fields.ts';
import { isOperator } from '../../http/guard.ts';
import { wantsWebSocket } from '../../http/upgrades.ts';
import { scenarioOf } from '../../scenarios/reset.ts';
import { sendEventsLive } from '../../simulation/eventSocket.ts';
import { Event, type EventRow } from '../../store/rows.ts';
import { call } from './call.ts';

const Health = type({
  status: literal('ok'),
  /** That of the pages: `1.0.0+1A2B3C4D`. */
  version: string(),
  scenario: nullable(enums(scenarios)),
  now: InstantShape,
});
export type Health = Infer<typeof Health>;

/** An event; other machines get no text of it. */
const SeenEvent = type({
  ...Event.schema,
  at: optional(Event.schema.at),
  line: optional(Event.schema.line),
  owner_id: optional(Event.schema.owner_id),
  call: optional(Event.schema.call),
});

const LoggedCall = type({
  id: string(),
  at: InstantShape,
  method: string(),
  path: string(),
  owner_id: nullable(string()),
  status: nullable(number()),
  ms: nullable(number()),
  faults: array(string()),
});
/** The text of a body, and whether its end is missing; or the size of a file. */
const Body = nullable(type({ text: optional(string()), is_cut: optional(boolean()), bytes: optional(number()) }));
const CallDetails = assign(LoggedCall, type({ request: Body, response: Body }));

/**
 * Returns what an owner's app gets of an event, to fetch its data again: the lines hold codes and passwords. The data of a
 * reset say whether a visitor has left.
 */
const withoutText = ({ id, kind, data }: EventRow) => ({ id, kind, data: kind === 'store' ? data : {} });

/** What happens: health, the event log, as a list and live, and the app's calls. */
export const watchingCalls = [
  call('GET /health', 'Returns version, scenario and time of the demo', { response: Health }, (demo) => ({
    status: 'ok' as const,
    version: demo.version,
    scenario: scenarioOf(demo),
    now: demo.clock.now().toISOString(),
  })),
  call(
    'GET /events',
    'Returns the event log, oldest first, or what came `after` the event with a number; as a WebSocket the events live, one ' +
      'message each; other machines get the kinds of events alone',
    { query: object({ after: optional(numberText()) }), response: array(SeenEvent) },
    (demo, { query: { after }, req, res }) => {
      const view = isOperator(req, demo.config) ? (event: EventRow) => event : withoutText;
      if (!wantsWebSocket(req)) return demo.events.list(after).map(view);
      sendEventsLive(demo, req, res, { after, view });
      return undefined;
    },
  ),
  call(
    'GET /calls',
    'Returns the newest 200 calls of the app, oldest first, without their bodies',
    { response: array(LoggedCall) },
    ({ calls }) => calls.list(),
  ),
  call(
    'GET /calls/:id',
    'Returns a call of the app (`X-Request-Id`) with both bodies; secrets are masked, files left out',
    { response: CallDetails },
    ({ calls }, { params }) => {
      const details = calls.get(params.id);
      if (!details) throw notFound();
      return details;
    },
  ),
];
