import { DocumentedCalls } from '../../openapi/documented.ts';

const documented = new DocumentedCalls();

/** A response as the tests read it. */
// biome-ignore lint/suspicious/noExplicitAny: responses of every call; each test states what it expects.
export type Answer = { status: number; body: any; headers: Headers };

/** Sends calls, with the token of a session or without. */
export type Caller = {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** POST /api/files with bytes under a name. */
  upload(name: string, bytes: Buffer, type?: string): Promise<Answer>;
};

/**
 * Returns a caller of the server at an address. Without a token it is a guest or the operator. A call rejects when the
 * OpenAPI document does not describe its response.
 */
export function callerOf(url: string, token?: string): Caller {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const call = (method: string) => async (path: string, body?: unknown) =>
    toAnswer(
      { method, path },
      await fetch(url + path, {
        method,
        headers: { ...authorization, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
        redirect: 'manual',
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    async upload(name, bytes, type = 'application/octet-stream') {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
      const response = await fetch(`${url}/api/files`, { method: 'POST', headers: authorization, body: form });
      return toAnswer({ method: 'POST', path: '/api/files' }, response);
    },
  };
}

type SentCall = { readonly method: string; readonly path: string };

async function toAnswer({ method, path }: SentCall, response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = parseBody(await response.text());
  const contentType = headers.get('content-type');
  const problem = /^\/(demo\/|marketing\/)?api\//.test(path)
    ? documented.problemOfResponse({ method, address: path, status, contentType, body })
    : undefined;
  if (problem !== undefined) throw new Error(`Not as in the OpenAPI document: ${problem}`);
  return { status, body, headers };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page or an empty body: the test gets the text.
    return text;
  }
}
