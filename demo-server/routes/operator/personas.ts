import { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { parseFields } from '../../http/fields.ts';
import { createPersona } from '../../scenarios/createPersona.ts';
import { personalise } from '../../scenarios/personalise.ts';
import { basePersonaOf, ownerOfPersona, personaOwners } from '../../scenarios/personaOwners.ts';
import { emailOf, PERSONA_PASSWORD, personas } from '../../scenarios/personas.ts';
import { storyOf } from '../../scenarios/story.ts';
import { cities } from '../../simulation/cities.ts';
import type { OwnerRow } from '../../store/rows.ts';
import { PersonaFields } from './operatorCalls.ts';

/** /demo/api/personas: the personas, sessions for them, and the cities to choose from. */
export function personaRoutes(demo: Demo): Router {
  const { store, sessions } = demo;
  const routes = Router();

  routes.get('/personas', (_req, res) => {
    res.json(personaOwners(demo).map((owner) => serializePersona(demo, owner)));
  });

  routes.post('/personas', async (req, res) => {
    const persona = await store.write(() => personalise(demo, parseFields(req.body ?? {}, PersonaFields)));
    res.status(201).json(serializePersona(demo, await createPersona(demo, persona)));
  });

  routes.get('/cities', (_req, res) => void res.json(cities));

  routes.post('/personas/:key/session', async (req, res) => {
    res.json(await store.write(() => sessions.open(ownerOfPersona(demo, req.params.key))));
  });

  return routes;
}

export type PersonaItem = ReturnType<typeof serializePersona>;

/** Returns a persona for the operator's list; with their name even while the profile is empty. */
function serializePersona(demo: Demo, owner: OwnerRow) {
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
