import type { ApiClient } from './apiClient.ts';
import type { Report } from './report.ts';

/** Checks the headers of all responses: the time, and what an app on another origin needs. */
export class HeaderChecks {
  readonly #origin: string | undefined;
  readonly #calls = new Set<string>();
  /** The calls that lack something, by the sentence about it. */
  readonly #problems = new Map<string, Set<string>>();

  constructor(origin: string | undefined) {
    this.#origin = origin;
  }

  /** Checks the headers of a response. */
  check(call: string, headers: Headers): void {
    this.#calls.add(call);
    const date = headers.get('date');
    if (date === null) this.#note(call, 'there is no `Date` header; the app takes the time from it');
    else if (Number.isNaN(Date.parse(date))) this.#note(call, `\`Date\` is '${date}'; the app needs an HTTP date`);
    if (this.#origin !== undefined) this.#checkOrigin(call, headers, this.#origin);
  }

  #checkOrigin(call: string, headers: Headers, origin: string): void {
    const allowed = headers.get('access-control-allow-origin');
    if (allowed !== origin && allowed !== '*') {
      const is = allowed === null ? 'is missing' : `is '${allowed}'`;
      this.#note(
        call,
        `\`Access-Control-Allow-Origin\` ${is}; the app is on ${origin}, and the browser hides the response`,
      );
      return;
    }
    const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
    if (!exposed.split(/\s*,\s*/).includes('date'))
      this.#note(call, '`Access-Control-Expose-Headers` does not name Date; the app takes the time from it');
  }

  #note(call: string, sentence: string): void {
    this.#problems.set(sentence, (this.#problems.get(sentence) ?? new Set()).add(call));
  }

  /** Adds what was found: once for the API when all its calls lack the same. */
  addTo(report: Report): void {
    for (const [sentence, calls] of this.#problems) {
      const isEverywhere = calls.size === this.#calls.size;
      for (const call of isEverywhere ? ['every call'] : calls) report.add(call, 'broken', sentence);
    }
  }
}

/** Checks the answer to the question that a browser of another origin asks before it sends a token or JSON. */
export async function checkPreflight(api: ApiClient, report: Report): Promise<void> {
  if (api.origin === undefined) return;
  const call = 'OPTIONS /api/user';
  report.tried(call, 'success');
  const { status, headers } = await api.fetch('/api/user', {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,content-type' },
  });
  const broken = (sentence: string) => report.add(call, 'broken', sentence);
  if (status > 299) broken(`the status of the preflight is ${status}; the browser then sends no call`);
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== api.origin && allowed !== '*') broken(`the preflight does not allow the origin ${api.origin}`);
  const listed = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const methods = listed('access-control-allow-methods');
  for (const method of ['put', 'patch', 'delete'])
    if (!methods.includes(method) && !methods.includes('*'))
      broken(`the preflight does not allow ${method.toUpperCase()}`);
  const names = listed('access-control-allow-headers');
  for (const name of ['authorization', 'content-type'])
    if (!names.includes(name)) broken(`the preflight does not allow the header ${name}`);
}
