import { hostname, networkInterfaces } from 'node:os';
import type { Request, RequestHandler } from 'express';
import { httpError } from './errors.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host to bind to means all addresses of this machine. */
export const isOpen = (host: string): boolean => ['0.0.0.0', '::', ''].includes(host);

/** Whether other machines may reach a server that is bound to a host. */
export const isExposed = (host: string): boolean => !LOOPBACK_NAMES.includes(host) && !isLoopback(host);

/** Returns the addresses by which other machines reach this one, spelt as in a URL. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

/**
 * Middleware that rejects (403) calls with an unknown Host name, and calls that a page of another origin makes: any web
 * page in the same browser could drive the demo otherwise. Pages of `allowedOrigins` may make the owners' calls, never
 * those of the operator.
 */
export function guard(host: string, allowedOrigins: readonly string[] = []): RequestHandler {
  const names = new Set([...LOOPBACK_NAMES, ...namesOf(host)].map((name) => name.toLowerCase()));
  return (req, _res, next) => {
    if (!isKnownHost(req, names)) throw httpError(403, 'Not allowed');
    if (!isFromOwnPage(req) && !isFromAllowedPage(req, allowedOrigins)) throw httpError(403, 'Not allowed');
    next();
  };
}

/**
 * What other machines get of /demo: what an owner's app opens there by itself, also on a real phone. The events have no
 * text there (`routes/operator/watching.ts`).
 */
const OWNERS_PART =
  /^(GET|HEAD) \/(enter|sign\/[^/]+|external\/[^/]+|api\/(events|samples\/[^/]+))$|^POST \/api\/loans\/[^/]+\/sign$/;

type OperatorSettings = { readonly idleResetMs: number };

/** Whether the operator makes a call: from this machine, but not with `IDLE_RESET`, where visitors sit at it. */
export const isOperator = (req: Request, { idleResetMs }: OperatorSettings): boolean =>
  idleResetMs === 0 && isFromHere(req);

/** Middleware for /demo: everything but the owner's part is the operator's, and rejected (403) from anybody else. */
export const operatorOnly =
  (settings: OperatorSettings): RequestHandler =>
  (req, _res, next) => {
    if (!isOperator(req, settings) && !OWNERS_PART.test(`${req.method} ${req.path}`))
      throw httpError(403, 'Not allowed');
    next();
  };

function namesOf(host: string): string[] {
  if (!isOpen(host)) return [host.includes(':') ? `[${host}]` : host];
  return [hostname(), `${hostname()}.local`, ...ownAddresses()];
}

const hostOf = (req: Request): string => req.get('host')?.toLowerCase() ?? '';
const originOf = (req: Request): string | undefined => req.get('origin')?.toLowerCase();

const isKnownHost = (req: Request, names: ReadonlySet<string>): boolean => names.has(hostOf(req).replace(/:\d+$/, ''));

function isFromOwnPage(req: Request): boolean {
  if (isSandboxedChat(req)) return true;
  const [origin, host] = [originOf(req), hostOf(req)];
  if (origin !== undefined) return origin === `http://${host}` || origin === `https://${host}`;
  // No Origin header: a navigation, an image or a script. Browsers say where those come from.
  const site = req.get('sec-fetch-site') ?? 'none';
  return site === 'same-origin' || site === 'none' || isNavigation(req);
}

/** Whether a page of an allowed origin makes a call of the API, or shows a file or an image. */
function isFromAllowedPage(req: Request, allowedOrigins: readonly string[]): boolean {
  const origin = originOf(req);
  if (origin !== undefined) return allowedOrigins.includes(origin) && /^\/(api|marketing)\//.test(req.path);
  // Browsers name no origin for an image. Files have signed addresses, and the images of articles are public.
  const isImage = req.method === 'GET' && req.get('sec-fetch-dest') === 'image';
  return isImage && allowedOrigins.length > 0 && /^\/(api\/files|marketing\/images)\//.test(req.path);
}

/**
 * Whether a call comes from the chat, which runs in a sandboxed frame and therefore has the origin 'null'. Any page may
 * claim that, so the chat also requires the name of a conversation, which only its own page knows.
 */
const isSandboxedChat = (req: Request): boolean => req.path === '/chat' && req.get('origin') === 'null';

/** Whether a call follows a link. Links from other pages are allowed: they reveal and change nothing. */
const isNavigation = (req: Request): boolean =>
  req.method === 'GET' && req.get('sec-fetch-mode') === 'navigate' && req.get('sec-fetch-dest') === 'document';

/**
 * Whether a call comes from this machine: by its loopback, or from the address that it was sent to. The calls that a proxy
 * on this machine forwards do so too, but anybody may have made them.
 */
function isFromHere({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean {
  const { remoteAddress = '', localAddress } = socket;
  const isLocal = isLoopback(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress);
  return isLocal && !Object.keys(headers).some((name) => FORWARDING.test(name));
}

/** Headers by which proxies say that they forward a call. */
const FORWARDING = /^(forwarded|x-forwarded-.*|x-real-ip|via)$/;

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';
