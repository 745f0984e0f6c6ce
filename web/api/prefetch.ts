import { apiUrl } from '#links';

/** A response, and when its headers arrived, in ms of the device's clock. */
export type TimedResponse = { readonly response: Response; readonly receivedAt: number };

/** A request that the page's inline script sent before the app's code had loaded. */
type PrefetchedRequest = { readonly response: Promise<TimedResponse>; readonly abort: (reason: unknown) => void };

// The inline script and the app are separate bundles: the global object is where the one leaves requests for the other.
const page = globalThis as typeof globalThis & { prefetched?: Map<string, PrefetchedRequest> };

const keyOf = (url: string, authorization: string | null): string => `${url} ${authorization}`;
const urlOf = (path: string): string => new URL(`${apiUrl()}${path}`, location.origin).href;

async function timedFetch(input: Request | string, init?: RequestInit): Promise<TimedResponse> {
  const response = await fetch(input, init);
  return { response, receivedAt: Date.now() };
}

/** Sends GET requests from the page's inline script; the app uses the responses once it has loaded. */
export function prefetch(token: string, paths: readonly string[]): void {
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization };
  page.prefetched = new Map(
    paths.map((path) => {
      const url = urlOf(path);
      const controller = new AbortController();
      const response = timedFetch(url, { headers, redirect: 'manual', signal: controller.signal });
      // The caller that uses the response handles its failure; if nobody does, the failure is of no consequence.
      response.catch(() => undefined);
      return [keyOf(url, authorization), { response, abort: (reason) => controller.abort(reason) }];
    }),
  );
}

/**
 * Returns a copy of a prefetched response if it has arrived already and has a 2xx status; undefined otherwise. The
 * response stays available to `fetchOrPrefetched` until `take` is called, which returns false when it was used
 * meanwhile.
 */
export async function prefetchedResponse(path: string, token: string) {
  const key = keyOf(urlOf(path), `Bearer ${token}`);
  const request = page.prefetched?.get(key);
  if (request === undefined) return undefined;
  // Yields undefined at once when the response is still pending.
  const timed = await Promise.race([request.response, undefined]).catch(() => undefined);
  if (!timed?.response.ok) return undefined;
  return { ...timed, response: timed.response.clone(), take: () => page.prefetched?.delete(key) === true };
}

/**
 * Fetches, or returns the response of the same prefetched request. A prefetched response is used once only: a second
 * request for the same data wants fresh data. Aborting `request` aborts the prefetched one too, headers or body.
 */
export async function fetchOrPrefetched(request: Request): Promise<TimedResponse> {
  const key = keyOf(request.url, request.headers.get('authorization'));
  const prefetched = request.method === 'GET' ? page.prefetched?.get(key) : undefined;
  if (prefetched === undefined) return timedFetch(request);
  page.prefetched?.delete(key);
  const { signal } = request;
  const abort = () => prefetched.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return prefetched.response;
}
