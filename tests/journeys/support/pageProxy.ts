import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call of the product's API, as it reached the front. */
export type ApiCall = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type Answering = (asked: ApiCall, answer: ServerResponse) => Promise<void>;

const KEPT = { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' };
const API = /^\/(api|marketing)\//;

/**
 * Stands before a demo server: its pages come through, while the calls of the API are answered by whoever has it. A browser
 * that asks a server loads each asset once; with the tests' own interception it would load all of them for every document.
 */
export class PageProxy {
  readonly url: string;
  readonly #server: Server;
  #answering: Answering | undefined;
  readonly #lent = new Map<string, string>();

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Opens one on a free port. */
  static async before(demo: string): Promise<PageProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const front = new PageProxy(server);
    server.on('request', (incoming, outgoing) => front.#takes(incoming, outgoing, demo));
    return front;
  }

  /** From now on the calls are answered so. */
  handlesCallsWith(answering: Answering): void {
    this.#answering = answering;
  }

  /** From now on there is a script at this address that is not the product's. A browser keeps it as it keeps the product's own. */
  servesScript(path: string, script: string): void {
    this.#lent.set(path, script);
  }

  /** Whoever still waits gets nothing any more, nor does who asks from now on. */
  dropsCalls(): void {
    this.#answering = undefined;
    this.#server.closeAllConnections();
  }

  close(): void {
    this.dropsCalls();
    this.#server.close();
  }

  #takes(incoming: IncomingMessage, outgoing: ServerResponse, demo: string): void {
    // On a connection that was used before, a browser sends what breaks off once more by itself.
    outgoing.shouldKeepAlive = false;
    const lent = this.#lent.get(incoming.url ?? '');
    if (lent !== undefined) outgoing.writeHead(200, KEPT).end(lent);
    else if (API.test(incoming.url ?? '')) this.#asks(incoming, outgoing);
    else passOn(incoming, outgoing, demo);
  }

  #asks(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // The app's clock is the tests' alone.
    outgoing.sendDate = false;
    const whole: Buffer[] = [];
    incoming.on('data', (part: Buffer) => whole.push(part));
    incoming.on('end', async () => {
      const { method = '', headers } = incoming;
      const url = new URL(incoming.url ?? '', this.url);
      const asked = { method, url, headers: headers as ApiCall['headers'], body: Buffer.concat(whole) };
      await this.#answering?.(asked, outgoing);
    });
  }
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, demo: string): void {
  const { method, url } = incoming;
  // A demo server lets in whoever asks it by its own name, from its own pages.
  const { origin: _, ...headers } = { ...incoming.headers, host: new URL(demo).host };
  const passed = request(new URL(url ?? '', demo), { method, headers });
  passed.on('response', (answer) => {
    const { connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(outgoing);
  });
  // The demo server is gone, or the page was left meanwhile.
  passed.on('error', () => outgoing.destroy());
  outgoing.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
