import { apiUrl } from '#links';

/** A call that was made before the code that wants its answer was there. */
type Early = { readonly answer: Promise<Response>; readonly sentAt: number };

/** Where the page's first script leaves them for the app: by address and token. */
const page = globalThis as typeof globalThis & { early?: Map<string, Early> };

const keyOf = (url: string, authorization: string | null): string => `${url} ${authorization}`;
const urlOf = (path: string): string => new URL(`${apiUrl()}${path}`, location.origin).href;

/** Asks for data in the page's first script; the app takes the answers once it is there. */
export function askEarly(token: string, paths: readonly string[]): void {
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization };
  page.early = new Map(
    paths.map((path) => {
      const url = urlOf(path);
      const answer = fetch(url, { headers });
      // Whoever takes it hears of a failure; if nobody does, nobody misses it.
      answer.catch(() => undefined);
      return [keyOf(url, authorization), { answer, sentAt: Date.now() }];
    }),
  );
}

/**
 * The answer of a call made early, if it has come by now and is well, and when the call was sent, by the device's clock in
 * ms. Whoever asks for the same meanwhile gets it all the same; `take` says whether nobody has.
 */
export async function earlyAnswer(path: string, token: string) {
  const key = keyOf(urlOf(path), `Bearer ${token}`);
  const early = page.early?.get(key);
  if (early === undefined) return undefined;
  // Of two that are settled the first counts: one that is still to come is nothing.
  const answer = await Promise.race([early.answer, undefined]).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return { answer: answer.clone(), sentAt: early.sentAt, take: () => page.early?.delete(key) === true };
}

const sentAt = new WeakMap<Request, number>();

/** Fetches, or takes the answer of the same call made early: once, for whoever asks again wants to know what is new. */
export function fetchOnce(request: Request): Promise<Response> {
  const key = keyOf(request.url, request.headers.get('authorization'));
  const early = request.method === 'GET' ? page.early?.get(key) : undefined;
  if (early === undefined) return fetch(request);
  page.early?.delete(key);
  sentAt.set(request, early.sentAt);
  const { signal } = request;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    early.answer.then(resolve, reject);
  });
}

/** When an early call was sent, by the device's clock in ms; undefined of one that was not. */
export const sentEarlyAt = (request: Request | undefined): number | undefined => request && sentAt.get(request);
