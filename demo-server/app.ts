import express, { type Application, type Express, type RequestHandler, Router } from 'express';
import jsonServer from 'json-server';
import type { Demo } from './demo.ts';
import { allowOrigins } from './http/crossOrigin.ts';
import { securityHeaders } from './http/csp.ts';
import { rememberCall } from './http/currentCall.ts';
import { errorHandler, notFoundHandler } from './http/errors.ts';
import { guard, operatorOnly } from './http/guard.ts';
import { ASSETS, ownAssets } from './http/page.ts';
import { staticAssets, staticPages } from './http/staticPages.ts';
import { applicationRoutes } from './routes/applications.ts';
import { authRoutes } from './routes/auth.ts';
import { chatRoutes } from './routes/chat.ts';
import { fileRoutes } from './routes/files.ts';
import { generalRoutes } from './routes/general.ts';
import { installmentRoutes } from './routes/installments.ts';
import { loanRoutes } from './routes/loans.ts';
import { marketingRoutes } from './routes/marketing.ts';
import { noticeRoutes } from './routes/notices.ts';
import { operatorRoutes } from './routes/operator/operatorRoutes.ts';
import { rawData } from './routes/rawData.ts';
import { scriptedStateRoutes } from './routes/scriptedStates.ts';
import { userRoutes } from './routes/user.ts';
import { verificationCodeRoutes } from './routes/verificationCode.ts';
import type { Clock } from './simulation/clock.ts';
import { sendLastEvent } from './simulation/eventSocket.ts';
import { injectFaults, injectOwnerFaults, injectRules } from './simulation/faultyCalls.ts';
import { SCRIPTED_PATH } from './states/statesPath.ts';

/**
 * Creates the server's application: json-server in front, with its router at /demo/db, and the demo's Express behind it.
 * `webFolders` hold the built web; the first one that has a page serves it.
 */
export function createApp(demo: Demo, webFolders: readonly string[]): Application {
  const { config, log, clock } = demo;
  const front = jsonServer.create();
  front.disable('x-powered-by');
  front.set('query parser', 'simple');
  front.use(
    rememberCall,
    log.calls,
    securityHeaders({ framed: config.hasStage }),
    guard(config.host, config.allowedOrigins),
  );
  if (config.hasStage) {
    front.use('/demo', operatorOnly(config));
    front.use('/demo/db', sendDemoDate(clock), rawData(demo));
  }
  const app = createDemoApp(demo, webFolders);
  // Called, not mounted: json-server's Express 4 would replace request and response of Express 5 by its own.
  front.use((req, res, next) => app(req, res, next));
  return front.use(errorHandler(log));
}

function createDemoApp(demo: Demo, webFolders: readonly string[]): Express {
  const { config, log } = demo;
  const app = express();
  app.disable('x-powered-by');
  // Before the demo's time is sent: these answers have a time of their own.
  if (config.hasStage) app.use(SCRIPTED_PATH, scriptedStateRoutes(), notFoundHandler, errorHandler(log));
  app.use(sendDemoDate(demo.clock));
  if (config.allowedOrigins.length > 0) app.use(['/api', '/marketing'], allowOrigins(config.allowedOrigins));
  app.use('/api', apiRoutes(demo));
  app.use('/marketing', recordCalls(demo), injectFaults(demo), injectRules(demo), marketingRoutes(), notFoundHandler);
  // Stand-ins of external sites are served with and without the stage.
  app.use(ASSETS, ownAssets(), notFoundHandler);
  app.use('/chat', chatRoutes(demo), notFoundHandler);
  if (config.hasStage) app.use('/demo', operatorRoutes(demo));
  // Not an address of the app: without the stage it is a 404, not the app's empty shell.
  app.use('/demo', notFoundHandler);
  app.use(staticAssets(webFolders));
  if (config.hasStage) app.use(sendLastEvent(demo));
  app.use(staticPages(webFolders, config));
  return app.use(notFoundHandler);
}

/** Middleware that records the app's calls for the operator; without it nobody could read them. */
const recordCalls = ({ config, calls }: Demo): RequestHandler =>
  config.hasStage ? calls.record : (_req, _res, next) => next();

/** /api. Routes without `signedIn` are public or check the session themselves. */
function apiRoutes(demo: Demo): Router {
  const { files, sessions } = demo;
  const routes = Router();
  routes.use(noStore, recordCalls(demo));
  routes.get('/files/:id', files.serve);
  routes.use(injectFaults(demo), express.json({ limit: '100kb' }), injectRules(demo), injectOwnerFaults(demo));
  routes.use('/auth', authRoutes(demo));
  routes.use('/user', userRoutes(demo));
  routes.use('/applications', sessions.signedIn, applicationRoutes(demo));
  routes.use('/loans', sessions.signedIn, loanRoutes(demo));
  routes.use('/installments', sessions.signedIn, installmentRoutes(demo));
  routes.use('/notices', sessions.signedIn, noticeRoutes(demo));
  // The session is checked before multer runs: strangers must not fill the disk.
  routes.use('/files', sessions.signedIn, fileRoutes(demo));
  routes.use('/verification-code', sessions.signedIn, verificationCodeRoutes(demo));
  routes.use(['/calc', '/zip-codes'], sessions.signedIn);
  return routes.use(generalRoutes(demo), notFoundHandler);
}

/**
 * Middleware that sends the demo's time as `Date`: the app takes the server's time from it and follows the demo's
 * clock.
 */
const sendDemoDate =
  (clock: Clock): RequestHandler =>
  (_req, res, next) => {
    const writeHead = res.writeHead;
    res.writeHead = ((...args: Parameters<typeof writeHead>) => {
      res.setHeader('Date', clock.now().toUTCString());
      return writeHead.apply(res, args);
    }) as typeof writeHead;
    next();
  };

const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
