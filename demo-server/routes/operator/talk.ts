import { assign, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { DayShape } from '#domain/calendar';
import { InstantShape } from '#domain/readable';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import { HttpError } from '../../http/errors.ts';
import { oneOf, text, yesOrNo } from '../../http/fields.ts';
import { checkedProspect } from '../../scenarios/personalise.ts';
import { resetStore, scenarioOf } from '../../scenarios/reset.ts';
import { noteOfTalk, talkOf, tones } from '../../scenarios/talk.ts';
import { call } from './call.ts';
import { prospectFields } from './personas.ts';

/** A new talk: its prospect, and to whom it is given. */
const TalkFields = object({ ...prospectFields, tone: optional(oneOf(tones)) });
export type TalkFields = Infer<typeof TalkFields>;

/** What the talk's own phone has shown. */
const TalkNote = object({ owner_id: optional(text()), saw_bureau_no: optional(yesOrNo()) });
export type TalkNote = Infer<typeof TalkNote>;

const Talk = assign(
  TalkFields,
  type({
    began_at: InstantShape,
    owner_id: nullable(string()),
    saw_bureau_no: boolean(),
    chosen_term: optional(number()),
    lease: optional(type({ start_date: DayShape, end_date: DayShape })),
  }),
);

/** The talk that is being given. */
export const talkCalls = [
  call(
    'GET /talk',
    'Returns the talk: its prospect, its owner and when it began; null while there is none',
    { response: nullable(Talk) },
    ({ store }) => talkOf(store),
  ),
  call(
    'POST /talk',
    'Begins a talk with a prospect: data, clock, messages and faults are those of a reset',
    { body: TalkFields, response: nullable(Talk), status: 201 },
    async (demo, { body }) => {
      const prospect = checkedProspect(demo, body);
      await resetStore(demo, { scenario: scenarioOf(demo) ?? undefined, prospect });
      return talkOf(demo.store);
    },
  ),
  call(
    'PUT /talk',
    'Notes what the phone of the talk has shown: the owner who has registered there first, and that the bureau said no',
    { body: TalkNote, response: nullable(Talk) },
    async ({ store }, { body: note }) => {
      const { owner_id } = note;
      if (owner_id !== undefined && store.table('owners').get(owner_id)?.persona !== null)
        throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id: owner_id }) });
      const isTaken = owner_id !== undefined && (talkOf(store)?.owner_id ?? owner_id) !== owner_id;
      if (isTaken) throw new HttpError(409, { message: fieldTexts.talkHasOwner });
      await store.write(() => noteOfTalk(store, note));
      return talkOf(store);
    },
  ),
];
