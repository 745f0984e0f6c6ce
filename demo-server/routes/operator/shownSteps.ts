import { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { parseFields } from '../../http/fields.ts';
import { keepShownSteps, shownSteps } from '../../scenarios/shownSteps.ts';
import { ShownStepsFields } from './operatorCalls.ts';

/** /demo/api/shown-steps: the steps of the script that were shown in this talk. */
export function shownStepsRoutes({ store }: Pick<Demo, 'store'>): Router {
  const routes = Router();
  const send = () => ({ steps: shownSteps(store) });
  routes.get('/shown-steps', (_req, res) => void res.json(send()));
  routes.put('/shown-steps', async (req, res) => {
    const { steps } = parseFields(req.body ?? {}, ShownStepsFields);
    await store.write(() => keepShownSteps(store, steps));
    res.json(send());
  });
  return routes;
}
