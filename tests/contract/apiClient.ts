/** Longest wait for a response, in ms; the app's own. */
const TIMEOUT_MS = 15_000;

/** A call to try. The path may have a query; the body is JSON, or a form with a file. */
export type Attempt = {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
};

/** A response, or why there was none. `json` is undefined when the body is no JSON. */
export type Received = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
  readonly json: unknown;
  /** From the request to the last byte, in ms. */
  readonly ms: number;
};

/** Told of each response: `GET /api/loans`, its status, and how long it took. */
export type OnResponse = (call: string, status: number, ms: number) => void;

/** No response: the address does not exist, nobody listens, or nothing came in time. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** Sends calls as the app does: JSON headers, a bearer token, and the app's origin when it is another one. */
export class ApiClient {
  readonly address: string;
  readonly origin: string | undefined;
  readonly #onResponse: OnResponse;
  readonly #now: () => number;

  /** `now` is a clock in ms. */
  constructor(
    address: string,
    origin?: string,
    onResponse: OnResponse = () => undefined,
    now: () => number = () => performance.now(),
  ) {
    this.address = address.replace(/\/+$/, '');
    this.origin = origin;
    this.#onResponse = onResponse;
    this.#now = now;
  }

  /** Returns a client for another host that sends the same headers and tells the same listener. */
  at(address: string): ApiClient {
    return new ApiClient(address, this.origin, this.#onResponse, this.#now);
  }

  /** Sends a call. Throws NoResponse. */
  async send({ method, path, token, body }: Attempt): Promise<Received> {
    const isForm = body instanceof FormData;
    const headers = {
      accept: 'application/json',
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    return this.fetch(path, {
      ...{ method, headers },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** Fetches an address of the API, or one that the API has sent, as a page of the app would. Throws NoResponse. */
  async fetch(path: string, init: RequestInit = {}): Promise<Received> {
    const headers = { ...(init.headers as Record<string, string>), ...(this.origin && { origin: this.origin }) };
    const begun = this.#now();
    try {
      const url = new URL(path, `${this.address}/`);
      const response = await fetch(url, {
        ...{ ...init, headers },
        ...{ redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString();
      const ms = this.#now() - begun;
      this.#onResponse(`${init.method ?? 'GET'} ${url.pathname}`, response.status, ms);
      return { status: response.status, headers: response.headers, bytes, text, json: parsed(text), ms };
    } catch (error) {
      throw new NoResponse(reasonOf(error));
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `there was no response within ${TIMEOUT_MS / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
