import { Agent, request } from 'node:http';

/** A request in its raw parts. */
export type RawRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
};

type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Reuses connections, so that a thousand calls do not need a thousand handshakes. */
const agent = new Agent({ keepAlive: true });

/** Sends a request unchanged, where `fetch` would normalise or reject it. */
export function sendRaw(url: string, { method, path, headers = {}, body = '' }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const length = body.length === 0 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } };
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => {
      const headerList = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const head = { status: answer.statusCode ?? 0, headers: Object.fromEntries(headerList) };
      let text = '';
      for await (const part of answer) text += part;
      resolve({ ...head, text });
    });
    call.on('error', reject);
    call.end(body);
  });
}
