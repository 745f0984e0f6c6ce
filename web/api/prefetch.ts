import { apiUrl } from '#links';

/** A response, and when its request was sent and its headers arrived, by the device's clock in ms. */
export type TimedResponse = { readonly response: Response; readonly sentAt: number; readonly receivedAt: number };

/** A call that was made before the code that wants its answer was there. */
type Early = { readonly answer: Promise<TimedResponse>; readonly abort: (reason: unknown) => void };

/** Where the page's first script leaves them for the app: by address and token. */
const page = globalThis as typeof globalThis & { early?: Map<string, Early> };

const keyOf = (url: string, authorization: string | null): string => `${url} ${authorization}`;
const urlOf = (path: string): string => new URL(`${apiUrl()}${path}`, location.origin).href;

async function timedFetch(input: Request | string, init?: RequestInit): Promise<TimedResponse> {
  const sentAt = Date.now();
  const response = await fetch(input, init);
  return { response, sentAt, receivedAt: Date.now() };
}

/** Asks for data in the page's first script; the app takes the answers once it is there. */
export function prefetch(token: string, paths: readonly string[]): void {
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization };
  page.early = new Map(
    paths.map((path) => {
      const url = urlOf(path);
      const controller = new AbortController();
      const answer = timedFetch(url, { headers, signal: controller.signal });
      // Whoever takes it hears of a failure; if nobody does, nobody misses it.
      answer.catch(() => undefined);
      return [keyOf(url, authorization), { answer, abort: (reason) => controller.abort(reason) }];
    }),
  );
}

/**
 * The answer of a call made early, if it has come by now and is well. Whoever asks for the same meanwhile gets it all the
 * same; `take` says whether nobody has.
 */
export async function prefetchedResponse(path: string, token: string) {
  const key = keyOf(urlOf(path), `Bearer ${token}`);
  const early = page.early?.get(key);
  if (early === undefined) return undefined;
  // Of two that are settled the first counts: one that is still to come is nothing.
  const answer = await Promise.race([early.answer, undefined]).catch(() => undefined);
  if (!answer?.response.ok) return undefined;
  return { ...answer, response: answer.response.clone(), take: () => page.early?.delete(key) === true };
}

/**
 * Fetches, or takes the answer of the same call made early: once, for whoever asks again wants to know what is new. The
 * request's signal ends that call too, while its headers or its body are still to come.
 */
export async function fetchOrPrefetched(request: Request): Promise<TimedResponse> {
  const key = keyOf(request.url, request.headers.get('authorization'));
  const early = request.method === 'GET' ? page.early?.get(key) : undefined;
  if (early === undefined) return timedFetch(request);
  page.early?.delete(key);
  const { signal } = request;
  const abort = () => early.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return early.answer;
}
