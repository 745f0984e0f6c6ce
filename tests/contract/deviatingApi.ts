import { onTestFinished, vi } from 'vitest';

/** The response of the demo server, before the checker receives it. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** How an API deviates: `change` what it responds to a call, `GET /api/loans`; a `swallowed` call does nothing. */
export type Deviation = { readonly change?: (call: string, answer: Answer) => void; readonly swallowed?: string };

/** The origin of the app that the API allows. */
export const APP_ORIGIN = 'https://app.example.mx';

/** Lets the demo server seem, until the test ends, one that allows another origin and deviates in one way. */
export function deviate({ change, swallowed }: Deviation): void {
  const realFetch = fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const call = `${init.method ?? 'GET'} ${pathname}${search}`;
    const isForwarded = init.method !== 'OPTIONS' && call !== swallowed;
    const answer = isForwarded ? await answerOf(await realFetch(input, withoutOrigin(init))) : empty();
    allowOrigin(answer.headers);
    change?.(call, answer);
    const { status, headers, body } = answer;
    return new Response(status === 204 ? null : new Uint8Array(body), { status, headers });
  });
  onTestFinished(() => spy.mockRestore());
}

const empty = (): Answer => ({ status: 204, headers: { date: new Date().toUTCString() }, body: Buffer.alloc(0) });

function allowOrigin(headers: Record<string, string>): void {
  headers['access-control-allow-origin'] = APP_ORIGIN;
  headers['access-control-expose-headers'] = 'Date, Retry-After';
  headers['access-control-allow-methods'] = 'GET, POST, PUT, PATCH, DELETE';
  headers['access-control-allow-headers'] = 'authorization, content-type';
  headers['cross-origin-resource-policy'] = 'cross-origin';
}

/** The demo server would reject the other origin. */
function withoutOrigin(init: RequestInit): RequestInit {
  const { origin: _, ...headers } = init.headers as Record<string, string>;
  return { ...init, headers };
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: Buffer.from(await response.arrayBuffer()),
});
