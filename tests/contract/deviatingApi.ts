import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a copy of the demo server, before it is sent. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** How a copy deviates: `change` what it responds to a call, `GET /api/loans`; a `swallowed` call does nothing. */
export type Deviation = { readonly change?: (call: string, answer: Answer) => void; readonly swallowed?: string };

/** The origin of the app that the copies allow. */
export const APP_ORIGIN = 'https://app.example.mx';

/** Starts a copy of the demo server that allows another origin and deviates in one way. Returns its address. */
export async function startDeviatingApi(demo: string, deviation: Deviation): Promise<{ url: string; stop(): void }> {
  const server: Server = createServer((req, res) => void respond(demo, deviation, req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function respond(
  demo: string,
  { change, swallowed }: Deviation,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const call = `${req.method} ${req.url}`;
  const answer = req.method === 'OPTIONS' || call === swallowed ? empty() : await forward(demo, req);
  allowOrigin(answer.headers);
  change?.(call, answer);
  // The demo's own is passed on, or none.
  res.sendDate = false;
  res.writeHead(answer.status, answer.headers).end(answer.body);
}

const empty = (): Answer => ({ status: 204, headers: { date: new Date().toUTCString() }, body: Buffer.alloc(0) });

function allowOrigin(headers: Record<string, string>): void {
  headers['access-control-allow-origin'] = APP_ORIGIN;
  headers['access-control-expose-headers'] = 'Date, Retry-After';
  headers['access-control-allow-methods'] = 'GET, POST, PUT, PATCH, DELETE';
  headers['access-control-allow-headers'] = 'authorization, content-type';
  headers['cross-origin-resource-policy'] = 'cross-origin';
}

/** Headers that belong to one connection, or to an address that the demo server would reject. */
const NOT_FORWARDED = new Set(['host', 'origin', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);

async function forward(demo: string, req: IncomingMessage): Promise<Answer> {
  const sent: Buffer[] = [];
  for await (const chunk of req) sent.push(chunk as Buffer);
  const headers = Object.entries(req.headers).filter(([name]) => !NOT_FORWARDED.has(name)) as [string, string][];
  const body = Buffer.concat(sent);
  const response = await fetch(new URL(req.url ?? '', demo), {
    method: req.method ?? 'GET',
    headers,
    ...(body.length > 0 && { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !NOT_FORWARDED.has(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
