import { hostname, networkInterfaces } from 'node:os';
import type { Request, RequestHandler } from 'express';
import { httpError } from './errors.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host to bind to stands for all addresses of this machine. */
export const isOpen = (host: string): boolean => ['0.0.0.0', '::', ''].includes(host);

/** Whether other machines may reach what is bound to a host. */
export const isExposed = (host: string): boolean => !LOOPBACK_NAMES.includes(host) && !isLoopback(host);

/** The addresses by which other machines reach this one, as a URL spells them. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

/**
 * Answers only to Host names that the server was told or owns, and refuses calls that a page of another origin makes: any
 * web page in the same browser could drive the demo otherwise (contract §6).
 */
export function guard(host: string): RequestHandler {
  const names = new Set([...LOOPBACK_NAMES, ...namesOf(host)].map((name) => name.toLowerCase()));
  return (req, _res, next) => {
    if (!isOurs(req, names)) throw httpError(403, 'Not allowed');
    next();
  };
}

/** Changes are the operator's own, made on this machine; from elsewhere the stage is read-only (contract §6). */
export const readOnlyFromElsewhere: RequestHandler = (req, _res, next) => {
  const isReading = req.method === 'GET' || req.method === 'HEAD';
  if (!isReading && !isFromHere(req.socket)) throw httpError(403, 'Not allowed');
  next();
};

function namesOf(host: string): string[] {
  if (!isOpen(host)) return [host.includes(':') ? `[${host}]` : host];
  return [hostname(), `${hostname()}.local`, ...ownAddresses()];
}

function isOurs(req: Request, names: ReadonlySet<string>): boolean {
  const host = req.get('host')?.toLowerCase() ?? '';
  if (!names.has(host.replace(/:\d+$/, ''))) return false;
  const origin = req.get('origin')?.toLowerCase();
  if (isOfSandboxedChat(req)) return true;
  if (origin !== undefined) return origin === `http://${host}` || origin === `https://${host}`;
  // No Origin: a plain navigation, an image, a script. Browsers tell where those come from.
  const site = req.get('sec-fetch-site') ?? 'none';
  return site === 'same-origin' || site === 'none' || isNavigation(req);
}

/**
 * The chat lies in a sandboxed frame of ours, whose forms come from no origin. Any page may claim as much, so the chat asks
 * for the name of a conversation that only its own page tells.
 */
const isOfSandboxedChat = (req: Request): boolean => req.path === '/chat' && req.get('origin') === 'null';

/** A link on another page may lead here; it shows nothing to that page and changes nothing. */
const isNavigation = (req: Request): boolean =>
  req.method === 'GET' && req.get('sec-fetch-mode') === 'navigate' && req.get('sec-fetch-dest') === 'document';

/** What lies open to the operator only, reading included: messages with codes, raw rows, snapshots with keys. */
export const onlyFromHere: RequestHandler = (req, _res, next) => {
  if (!isFromHere(req.socket)) throw httpError(403, 'Not allowed');
  next();
};

/** Whether a call comes from this machine: by its loopback, or from the very address that it was sent to. */
export const isFromHere = ({ remoteAddress = '', localAddress }: Request['socket']): boolean =>
  isLoopback(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress);

const isLoopback = (address: string): boolean => /^(::ffff:)?127\./.test(address) || address === '::1';
