import type { ServerResponse } from 'node:http';
import type { ApiCall } from '../../../demo-server/states/scriptedAnswers.ts';
import { breakConnection } from './breakConnection.ts';
import { test as journey } from './journey.ts';

export { expect } from 'playwright/test';

/**
 * What happens to the answer of a call that the server has processed: the connection breaks, nothing ever comes, or the
 * browser repeats the request and gets the second answer.
 */
type Loss = 'connection breaks' | 'never comes' | 'after a repetition';

const REQUEST_HEADERS = ['accept', 'authorization', 'content-type'];
/** `fetch` has decoded the body. */
const HEADERS_OF_THE_ENCODED_BODY = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];

/** Passes calls on to a demo server, and loses answers. Playwright's `route.fetch` sends no body in Firefox. */
export class LossyApi {
  readonly #demo: string;
  readonly #losses = new Map<string, Loss>();
  readonly #sent: string[] = [];

  constructor(demo: string) {
    this.#demo = demo;
  }

  /** Loses the answers of a call, `'PUT /api/user'`, from now on. Returns the function that ends this. */
  losesAnswersOf(call: string, loss: Loss = 'connection breaks'): () => void {
    this.#losses.set(call, loss);
    return () => void this.#losses.delete(call);
  }

  /** Returns how many times the browser sent a call. */
  timesSent = (call: string): number => this.#sent.filter((other) => other === call).length;

  async respond(call: ApiCall, response: ServerResponse): Promise<void> {
    const name = `${call.method} ${call.url.pathname}`;
    this.#sent.push(name);
    const loss = this.#losses.get(name);
    const answer = await this.#sendOn(call);
    switch (loss) {
      case 'connection breaks':
        return breakConnection(response);
      case 'never comes':
        return;
      case 'after a repetition':
        return sendBack(await this.#sendOn(call), response);
      case undefined:
        return sendBack(answer, response);
    }
  }

  #sendOn({ method, url, headers, body }: ApiCall): Promise<Response> {
    const kept = Object.entries(headers).filter(([name]) => REQUEST_HEADERS.includes(name));
    return fetch(new URL(url.pathname + url.search, this.#demo), {
      method,
      headers: Object.fromEntries(kept),
      ...(body.length > 0 ? { body: Buffer.from(body) } : {}),
    });
  }
}

async function sendBack(answer: Response, response: ServerResponse): Promise<void> {
  const kept = [...answer.headers].filter(([name]) => !HEADERS_OF_THE_ENCODED_BODY.includes(name));
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
}

/** The `test` of journeys whose calls go through a `LossyApi`, the fixture `lossyApi`, to a real demo server. */
export const test = journey.extend<{ lossyApi: LossyApi }>({
  baseURL: ({ pageProxy }, use) => use(pageProxy.url),
  lossyApi: [
    async ({ server, pageProxy }, use) => {
      const lossyApi = new LossyApi(server.address);
      pageProxy.handlesCallsWith((call, response) => lossyApi.respond(call, response));
      await use(lossyApi);
      pageProxy.dropsCalls();
    },
    { auto: true },
  ],
});
