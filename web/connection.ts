/**
 * Who has answered a request for the page's own code: the server; the network, which asks for something first, as in
 * hotels; or nobody.
 */
export type Reach = 'server' | 'network' | 'nobody';

/** Asks for the page's entry script, or for the page where it has none, and resolves with who has answered. */
export function askServer(): Promise<Reach> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  return fetch(script?.src ?? location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    ({ type, status, ok, headers }) => {
      const isPage = script !== null && ok && headers.get('content-type')?.startsWith('text/html');
      return type === 'opaqueredirect' || status === 511 || isPage ? 'network' : 'server';
    },
    () => 'nobody',
  );
}

// Whether the last call found nobody.
let hasCallFailed = false;
const listeners = new Set<() => void>();

/**
 * Whether there is a connection. The browser's own word is only a hint, and on some phones it is wrong: there is none when
 * it says so and the last call has failed.
 */
export const isOnline = (): boolean => navigator.onLine || !hasCallFailed;

/** Notes whether a call has found a server, whatever the answer. */
export function noteCall(hasArrived: boolean): void {
  hasCallFailed = !hasArrived;
  for (const listener of listeners) listener();
}

let attempts = 0;

/** Tries to reach the server, notes the outcome unless a later try has begun, and resolves with it. */
export async function reachServer(): Promise<boolean> {
  attempts += 1;
  const attempt = attempts;
  const hasArrived = (await askServer()) !== 'nobody';
  if (attempt === attempts) noteCall(hasArrived);
  return hasArrived;
}

/** Calls back when a call has noted whether the server can be reached; `isOnline` says which. Returns a function that unsubscribes. */
export function onConnection(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

const handleOnline = () => noteCall(true);
const handleOffline = () => void reachServer();

/** Follows the browser's hints: that the connection is lost is checked by a call. Returns a function that ends it. */
export function watchConnection(): () => void {
  addEventListener('online', handleOnline);
  addEventListener('offline', handleOffline);
  return () => {
    removeEventListener('online', handleOnline);
    removeEventListener('offline', handleOffline);
  };
}
