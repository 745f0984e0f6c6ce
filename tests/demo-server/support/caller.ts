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

/** Returns a caller of the server at an address. Without a token it is a guest or the operator. */
export function callerOf(url: string, token?: string): Caller {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const call = (method: string) => async (path: string, body?: unknown) =>
    toAnswer(
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
      return toAnswer(await fetch(`${url}/api/files`, { method: 'POST', headers: authorization, body: form }));
    },
  };
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: parseBody(text), headers: response.headers };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page or an empty body: the test gets the text.
    return text;
  }
}
