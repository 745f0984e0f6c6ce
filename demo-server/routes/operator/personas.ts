import { array, enums, type Infer, nullable, object, optional, string, type } from 'superstruct';
import { MAX_MONTHLY_RENT } from '#domain/forms/rentRules';
import { Session } from '#domain/session';
import { TERMS } from '#domain/terms';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { field, numberFrom, oneOf, text } from '../../http/fields.ts';
import { createPersona } from '../../scenarios/createPersona.ts';
import { personalise } from '../../scenarios/personalise.ts';
import { basePersonaOf, ownerOfPersona, personaOwners } from '../../scenarios/personaOwners.ts';
import { emailOf, PERSONA_PASSWORD, personaKeys, personas } from '../../scenarios/personas.ts';
import { storyOf } from '../../scenarios/story.ts';
import { cities } from '../../simulation/cities.ts';
import type { OwnerRow } from '../../store/rows.ts';
import { call } from './call.ts';

/** Fields of a prospect. */
export const prospectFields = {
  name: text(),
  last_name: optional(field<string>(fieldTexts.someText, { type: 'string' }, (value) => typeof value === 'string')),
  rent: numberFrom(1, MAX_MONTHLY_RENT),
  city: text(),
  term: oneOf(TERMS),
};
/** A prospect in the state of a persona. */
const PersonaFields = object({ like: oneOf(personaKeys), ...prospectFields });
export type PersonaFields = Infer<typeof PersonaFields>;

const Persona = type({
  key: string(),
  like: nullable(enums(personaKeys)),
  id: string(),
  name: string(),
  last_name: string(),
  email: string(),
  phone: string(),
  password: string(),
  story: string(),
});
export type PersonaItem = Infer<typeof Persona>;

const City = type({
  city: string(),
  zip_code: string(),
  colonies: array(string()),
  municipality: string(),
  state: string(),
});

/** The personas, sessions for them, and the cities to choose from. */
export const personaCalls = [
  call('GET /personas', 'Returns the personas and the personalised owners', { response: array(Persona) }, (demo) =>
    personaOwners(demo).map((owner) => serializePersona(demo, owner)),
  ),
  call(
    'POST /personas',
    'Creates an owner in the state of a persona',
    { body: PersonaFields, response: Persona, status: 201 },
    async (demo, { body }) => {
      const persona = await demo.store.write(() => personalise(demo, body));
      return serializePersona(demo, await createPersona(demo, persona));
    },
  ),
  call(
    'POST /personas/:key/session',
    'Opens a session of a persona',
    { response: Session },
    (demo, { params: { key } }) => demo.store.write(() => demo.sessions.open(ownerOfPersona(demo, key))),
  ),
  call('GET /cities', 'Returns cities of all 32 states, for a prospect', { response: array(City) }, () => cities),
];

/** Returns a persona for the operator's list; with their name even while the profile is empty. */
function serializePersona(demo: Demo, owner: OwnerRow): PersonaItem {
  const key = owner.persona ?? '';
  const like = basePersonaOf(owner);
  const template = personas.find((it) => it.key === key);
  const name = owner.name ?? template?.name ?? key;
  const last_name = owner.last_name ?? template?.last_name ?? '';
  return {
    key,
    like: like ?? null,
    id: owner.id,
    name: `${name} ${last_name}`.trim(),
    last_name,
    email: emailOf(key),
    phone: owner.phone,
    password: PERSONA_PASSWORD,
    story: like ? storyOf(demo, owner, like) : '',
  };
}
