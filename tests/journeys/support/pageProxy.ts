import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiCall } from '../../../demo-server/states/scriptedAnswers.ts';

type ApiHandler = (call: ApiCall, response: ServerResponse) => Promise<void>;

const IMMUTABLE_SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
const API = /^\/(api|marketing)\//;

/**
 * A server in front of a demo server: it passes pages and assets through and hands calls of the API to a handler. The
 * browser caches assets that come from a server; with Playwright's own interception it would load all of them again for
 * each document.
 */
export class PageProxy {
  readonly url: string;
  readonly #server: Server;
  #handler: ApiHandler | undefined;
  readonly #scripts = new Map<string, string>();

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Starts a proxy in front of the demo server at this address, on a free port. */
  static async before(demo: string): Promise<PageProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const proxy = new PageProxy(server);
    server.on('request', (incoming, outgoing) => proxy.#handle(incoming, outgoing, demo));
    return proxy;
  }

  /** Sets the handler of API calls. */
  handlesCallsWith(handler: ApiHandler): void {
    this.#handler = handler;
  }

  /** Serves a script that is not the product's at an address. The browser caches it like the product's own. */
  servesScript(path: string, script: string): void {
    this.#scripts.set(path, script);
  }

  /** Closes all connections and leaves API calls without a response until the next handler is set. */
  dropsCalls(): void {
    this.#handler = undefined;
    this.#server.closeAllConnections();
  }

  close(): void {
    this.dropsCalls();
    this.#server.close();
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse, demo: string): void {
    // A browser repeats a request that breaks on a reused connection; the tests count requests.
    outgoing.shouldKeepAlive = false;
    const script = this.#scripts.get(incoming.url ?? '');
    if (script !== undefined) outgoing.writeHead(200, IMMUTABLE_SCRIPT).end(script);
    else if (API.test(incoming.url ?? '')) this.#handleCall(incoming, outgoing);
    else passThrough(incoming, outgoing, demo);
  }

  #handleCall(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // The app reads the server's time from this header; in these tests only the browser's clock counts.
    outgoing.sendDate = false;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      const { method = '', headers } = incoming;
      const url = new URL(incoming.url ?? '', this.url);
      const call = { method, url, headers: headers as ApiCall['headers'], body: Buffer.concat(chunks) };
      await this.#handler?.(call, outgoing);
    });
  }
}

function passThrough(incoming: IncomingMessage, outgoing: ServerResponse, demo: string): void {
  const { method, url } = incoming;
  // The demo server accepts requests to its own host name only, and from its own pages only.
  const { origin: _, ...headers } = { ...incoming.headers, host: new URL(demo).host };
  const upstream = request(new URL(url ?? '', demo), { method, headers });
  upstream.on('response', (response) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...kept } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, kept);
    response.pipe(outgoing);
  });
  // The demo server has ended, or the browser left the page meanwhile.
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
