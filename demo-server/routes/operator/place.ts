import { Router } from 'express';
import * as fieldTexts from '#i18n/es-MX/demo/fields';
import type { Demo } from '../../demo.ts';
import { HttpError } from '../../http/errors.ts';
import { parseFields } from '../../http/fields.ts';
import { keepPlace, placeOfTalk } from '../../scenarios/place.ts';
import { PlaceFields } from './operatorCalls.ts';

/** /demo/api/place: where the talk is; null before it began. /demo/api/owners/{id}/session: a session of its owner. */
export function placeRoutes({ store, sessions }: Pick<Demo, 'store' | 'sessions'>): Router {
  const routes = Router();
  routes.get('/place', (_req, res) => void res.json(placeOfTalk(store)));
  routes.put('/place', async (req, res) => {
    const place = parseFields(req.body ?? {}, PlaceFields);
    for (const id of [place.owner_id, place.interrupted?.owner_id ?? null])
      if (id !== null && !store.table('owners').get(id))
        throw new HttpError(404, { message: fieldTexts.unknownOwnerId({ id }) });
    await store.write(() => keepPlace(store, place));
    res.json(place);
  });
  routes.post('/owners/:id/session', async (req, res) => {
    const { id } = req.params;
    const session = await store.write(() => {
      const owner = store.table('owners').get(id);
      if (!owner) throw new HttpError(404, { message: fieldTexts.unknownOwner({ id }) });
      return sessions.open(owner);
    });
    res.json(session);
  });
  return routes;
}
