import express, { Router } from 'express';
import type { Demo } from '../../demo.ts';
import { createTickets } from '../../simulation/tickets.ts';
import { apiReferenceRoutes, sendApiReference } from './apiReference.ts';
import { checkCall, sendSpanishErrors } from './checkCall.ts';
import { messageRoutes } from './messages.ts';
import { networkRoutes } from './network.ts';
import { caseFileRoutes } from './owners.ts';
import { pageRoutes } from './pages.ts';
import { personaRoutes } from './personas.ts';
import { sampleRoutes } from './samples.ts';
import { stateRoutes } from './state.ts';
import { timeRoutes } from './time.ts';
import { transitionRoutes } from './transitions.ts';
import { watchingRoutes } from './watching.ts';

/** /demo: the operator's pages and calls. */
export function operatorRoutes(demo: Demo): Router {
  const tickets = createTickets(demo);
  const routes = Router();
  const calls = Router();
  calls.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  calls.use(express.json({ limit: '100kb' }), checkCall);
  calls.use(
    apiReferenceRoutes(),
    networkRoutes(demo, tickets),
    messageRoutes(demo),
    watchingRoutes(demo),
    stateRoutes(demo),
    personaRoutes(demo),
    timeRoutes(demo),
    caseFileRoutes(demo),
    sampleRoutes(demo),
  );
  calls.use(transitionRoutes(demo), sendSpanishErrors);
  routes.get('/api', (_req, res) => sendApiReference(res));
  routes.use('/api', calls);
  return routes.use(pageRoutes(demo, tickets));
}
