import { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { parseFields } from '../../http/fields.ts';
import { addShownStep, shownSteps } from '../../scenarios/shownSteps.ts';
import { beginTalk } from '../../scenarios/talk.ts';
import { ShownStepFields } from './operatorCalls.ts';

/** /demo/api/shown-steps: the steps of the script that were shown in this talk. */
export function shownStepsRoutes({ store }: Pick<Demo, 'store'>): Router {
  const routes = Router();
  routes.get('/shown-steps', (_req, res) => void res.json(toDto(shownSteps(store))));
  routes.post('/shown-steps', async (req, res) => {
    const { step } = parseFields(req.body ?? {}, ShownStepFields);
    await store.write(() => addShownStep(store, step));
    res.json(toDto(shownSteps(store)));
  });
  routes.delete('/shown-steps', async (_req, res) => {
    await store.write(() => beginTalk(store));
    res.status(204).end();
  });
  return routes;
}

export type ShownSteps = ReturnType<typeof toDto>;
const toDto = (steps: readonly string[]) => ({ steps });
