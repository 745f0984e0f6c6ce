/** The time of the screens' list: a Saturday noon in Mexico City. */
export const SATURDAY_NOON = '2026-11-21T12:00:00-06:00';

/** A call of the product's API. */
export type ApiCall = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** A JSON response with a status other than 200. */
export class ErrorResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A response that is not JSON of the API: an HTML page of a proxy, a truncated or empty body, a picture. */
export class RawResponse {
  readonly status: number;
  readonly contentType: string;
  readonly content: string | Uint8Array;

  constructor(status: number, contentType: string, content: string | Uint8Array) {
    this.status = status;
    this.contentType = contentType;
    this.content = content;
  }
}

/** As a scripted response: the connection breaks before a response. */
export const brokenConnection = Symbol('broken off');

/** As a scripted response: one that never arrives. */
export const unanswered: Promise<never> = new Promise(() => undefined);

/**
 * The response to each call, by `'GET /api/user'`: a body for status 200, an `ErrorResponse`, a `RawResponse`,
 * `brokenConnection`, a promise of one of them, or a function that makes one of the call.
 */
export type Script = Readonly<Record<string, unknown>>;

/** Returns what a script answers to a call; an `ErrorResponse` 404 when it does not have the call. */
export async function scriptedAnswer(script: Script, call: ApiCall): Promise<unknown> {
  const scripted = script[`${call.method} ${call.url.pathname}`];
  const answer: unknown = await (typeof scripted === 'function' ? scripted(call) : scripted);
  return answer === undefined ? new ErrorResponse(404, { message: 'Not found' }) : answer;
}

/** What is needed of a response of Node. */
type Writable = {
  writeHead(status: number, headers: Record<string, string>): { end(content: string | Uint8Array): unknown };
  destroy(): unknown;
};

/** Sends what a script answers. */
export function sendAnswer(response: Writable, answer: unknown): void {
  if (answer === brokenConnection) return void response.destroy();
  if (answer instanceof RawResponse) {
    response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.content);
    return;
  }
  const { status, body, headers } =
    answer instanceof ErrorResponse ? answer : { status: 200, body: answer, headers: {} };
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
