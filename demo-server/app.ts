import express, { type Express, type RequestHandler, Router } from 'express';
import type { Demo } from './demo.ts';
import { securityHeaders } from './http/csp.ts';
import { rememberCall } from './http/currentCall.ts';
import { errorHandler, notFoundHandler } from './http/errors.ts';
import { guard, onlyFromHere, readOnlyFromElsewhere } from './http/guard.ts';
import { ASSETS, ownAssets } from './http/page.ts';
import { staticPages } from './http/staticPages.ts';
import { applicationRoutes } from './routes/applications.ts';
import { authRoutes } from './routes/auth.ts';
import { chatRoutes } from './routes/chat.ts';
import { fileRoutes } from './routes/files.ts';
import { generalRoutes } from './routes/general.ts';
import { installmentRoutes } from './routes/installments.ts';
import { loanRoutes } from './routes/loans.ts';
import { marketingRoutes } from './routes/marketing.ts';
import { operatorRoutes } from './routes/operator/operatorRoutes.ts';
import { userRoutes } from './routes/user.ts';
import { verificationCodeRoutes } from './routes/verificationCode.ts';
import type { Clock } from './simulation/clock.ts';
import { rawDataRoutes } from './store/rawData.ts';

/** The demo server as an Express application; `webFolders` hold the built web, the first that has a page serves it. */
export function createDemoServer(demo: Demo, webFolders: readonly string[]): Express {
  const { config, log } = demo;
  const app = express();
  app.disable('x-powered-by');
  app.use(log.calls, securityHeaders({ framed: config.stage }), guard(config.host), datedBy(demo.clock), rememberCall);
  app.use('/api', productRoutes(demo));
  app.use('/marketing', demo.faults.strike, marketingRoutes(), notFoundHandler);
  // The pages that the demo stands in with, also where there is no stage.
  app.use(ASSETS, ownAssets(), notFoundHandler);
  app.use('/chat', chatRoutes(demo), notFoundHandler);
  if (config.stage) app.use('/demo', readOnlyFromElsewhere, stageRoutes(demo));
  // No address of the app: without the stage nothing is here, not even the app's empty shell.
  app.use('/demo', notFoundHandler);
  app.use(staticPages(webFolders, { stage: config.stage, lastEvent: demo.events.last }));
  app.use(notFoundHandler);
  app.use(errorHandler(log));
  return app;
}

/** /api (spec §7). What stands before the gate is public or looks after itself (contract §3). */
function productRoutes(demo: Demo): Router {
  const { faults, files, sessions } = demo;
  const routes = Router();
  routes.use(neverCached);
  routes.get('/files/:id', files.serve);
  routes.use(faults.strike, express.json({ limit: '100kb' }), ownersTrouble(demo));
  routes.use('/auth', authRoutes(demo));
  routes.use('/user', userRoutes(demo));
  routes.use('/applications', sessions.signedIn, applicationRoutes(demo));
  routes.use('/loans', sessions.signedIn, loanRoutes(demo));
  routes.use('/installments', sessions.signedIn, installmentRoutes(demo));
  // Before multer: a stranger must not fill the disk.
  routes.use('/files', sessions.signedIn, fileRoutes(demo));
  routes.use('/verification-code', sessions.signedIn, verificationCodeRoutes(demo));
  routes.use(['/calc', '/zip-codes'], sessions.signedIn);
  return routes.use(generalRoutes(demo), notFoundHandler);
}

/** /demo (contract §6). */
function stageRoutes(demo: Demo): Router {
  const routes = Router();
  routes.use('/db', onlyFromHere, rawDataRoutes(demo.store));
  return routes.use(operatorRoutes(demo));
}

/** The server's time is the `Date` of its answers: by it the app follows the demo's clock (contract §3). */
const datedBy =
  (clock: Clock): RequestHandler =>
  (_req, res, next) => {
    const writeHead = res.writeHead;
    res.writeHead = ((...args: Parameters<typeof writeHead>) => {
      res.setHeader('Date', clock.now().toUTCString());
      return writeHead.apply(res, args);
    }) as typeof writeHead;
    next();
  };

const neverCached: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

/** Slow and failing e-mails (ux §9), of whoever is signed in, signs in or verifies her phone. */
const ownersTrouble =
  ({ faults, sessions, store }: Demo): RequestHandler =>
  async (req, _res, next) => {
    const written: unknown = req.body?.email;
    const [, id] = /^\/auth\/([\w-]+)\/ver/.exec(req.path) ?? [];
    const owner = sessions.ownerIn(req) ?? (id === undefined ? undefined : store.table('owners').get(id));
    const email = typeof written === 'string' ? written.trim().toLowerCase() : owner?.email;
    await faults.strikeOwner(req, email);
    next();
  };
