import { object, optional, type Struct } from 'superstruct';
import { TERMS } from '#domain/terms';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { scenarios } from '../../config.ts';
import { field, instant, numberFrom, numberText, oneOf, text, yesOrNo } from '../../http/fields.ts';
import { personaKeys } from '../../scenarios/personas.ts';
import { tones } from '../../scenarios/talk.ts';
import { type PlaceInScript, steps } from '../../script/steps.ts';
import { type Advance, DURATION, MAX_BUSINESS_HOURS } from '../../simulation/clock.ts';
import { FaultSettings } from '../../simulation/faultSettings.ts';
import { MAX_MESSAGE_WAIT_S } from '../../simulation/messages.ts';
import { staffTransitions, withReason } from './transitions.ts';

/** One of the operator's calls: what its body and its query may contain. All else is rejected before its route. */
export type OperatorCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under `/demo/api`; a part with a colon stands for a key. */
  readonly path: string;
  readonly body: Fields;
  readonly query: Fields;
  /** Whether the body is a file instead of JSON. */
  readonly takesFile: boolean;
  /** Status of a success. */
  readonly status: 200 | 201 | 204;
};
// biome-ignore lint/suspicious/noExplicitAny: bodies of every shape.
type Fields = Struct<any, any>;

const nothing = object({});

const call = (
  method: OperatorCall['method'],
  path: string,
  { body = nothing, query = nothing, takesFile = false, status = 200 }: Partial<OperatorCall> = {},
): OperatorCall => ({ method, path, body, query, takesFile, status });

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

export const ClockChange = object({
  now: optional(instant()),
  advance: optional(advance),
  frozen: optional(yesOrNo()),
});
export const AutopilotChange = object({ on: yesOrNo() });
const prospectFields = {
  name: text(),
  last_name: optional(field<string>(fieldTexts.someText, { type: 'string' }, (value) => typeof value === 'string')),
  rent: numberFrom(1, 1_000_000),
  city: text(),
  term: oneOf(TERMS),
};
/** A new talk: its prospect, and to whom it is given. */
export const TalkFields = object({ ...prospectFields, tone: optional(oneOf(tones)) });
/** What the talk's own phone has shown. */
export const TalkNote = object({ owner_id: optional(text()), saw_bureau_no: optional(yesOrNo()) });
/** A prospect in the state of a persona. */
export const PersonaFields = object({ like: oneOf(personaKeys), ...prospectFields });
export const ResetOptions = object({
  scenario: optional(oneOf(scenarios)),
  now: optional(instant()),
  frozen: optional(yesOrNo()),
  /** Whether the talk begins again, at its own time, with what its owner has entered in the app; else it is forgotten. */
  same_talk: optional(yesOrNo()),
  /** The step at which the talk is then: those before are played. */
  step: optional(oneOf<PlaceInScript>([...steps.map(({ id }) => id), 'closing'])),
});
const reason = object({ reason: text() });

const transitionCalls = Object.entries(staffTransitions).flatMap(([kind, transitions]) =>
  transitions.map((transition) =>
    call('POST', `/${kind}/:id/${transition}`, withReason.includes(transition) ? { body: reason } : {}),
  ),
);

/** Every call under `/demo/api`. */
export const operatorCalls: readonly OperatorCall[] = [
  call('GET', '/openapi.json'),
  call('GET', '/health'),
  call('GET', '/messages', {
    query: object({
      to: optional(text()),
      after: optional(numberText()),
      wait: optional(numberText(MAX_MESSAGE_WAIT_S)),
    }),
  }),
  call('DELETE', '/messages', { query: object({ to: optional(text()) }), status: 204 }),
  call('DELETE', '/messages/:id', { status: 204 }),
  call('GET', '/events', { query: object({ after: optional(numberText()) }) }),
  call('GET', '/calls'),
  call('GET', '/calls/:id'),
  call('GET', '/cities'),
  call('GET', '/talk'),
  call('POST', '/talk', { body: TalkFields }),
  call('PUT', '/talk', { body: TalkNote }),
  call('GET', '/personas'),
  call('POST', '/personas', { body: PersonaFields, status: 201 }),
  call('POST', '/personas/:key/session'),
  call('GET', '/owners'),
  call('GET', '/owners/:id'),
  call('POST', '/owners/:id/session'),
  call('GET', '/decisions'),
  ...transitionCalls,
  call('GET', '/clock'),
  call('PUT', '/clock', { body: ClockChange }),
  call('GET', '/autopilot'),
  call('PUT', '/autopilot', { body: AutopilotChange }),
  call('GET', '/faults'),
  call('GET', '/faults/calls'),
  call('PUT', '/faults', { body: FaultSettings }),
  call('POST', '/reset', { body: ResetOptions }),
  call('GET', '/snapshot'),
  call('PUT', '/snapshot', { takesFile: true }),
  call('GET', '/snapshots'),
  call('PUT', '/snapshots/:name'),
  call('DELETE', '/snapshots/:name', { status: 204 }),
  call('POST', '/snapshots/:name/restore'),
  call('GET', '/samples', { query: object({ owner: optional(text()) }) }),
  call('GET', '/samples/:field'),
  call('GET', '/network'),
  call('POST', '/tickets', { body: object({ owner_id: text() }), status: 201 }),
];
