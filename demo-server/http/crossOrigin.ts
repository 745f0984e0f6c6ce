import cors from 'cors';
import type { RequestHandler } from 'express';

/** Headers that a page of another origin may read: from `Date` the app learns the server's time. */
const EXPOSED_HEADERS = ['Date', 'Retry-After', 'X-Request-Id'];
/** How long a browser may remember the response to a preflight, in seconds. */
const PREFLIGHT_LIFETIME_S = 600;

/**
 * Middleware for the calls of an app that another web server serves. Answers the preflights of the allowed origins and
 * lets their pages show files and images. Without it browsers keep the pages of all other origins out.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler[] {
  return [
    cors({
      origin: [...origins],
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_LIFETIME_S,
    }),
    (_req, res, next) => {
      res.set('Cross-Origin-Resource-Policy', 'cross-origin');
      next();
    },
  ];
}
