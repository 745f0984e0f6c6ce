import { Agent, request } from 'node:http';

/** Reuses connections, so that a thousand calls do not need a thousand handshakes. */
const agent = new Agent({ keepAlive: true });

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** Sends a request unchanged, where `fetch` would normalise or reject it. Reads no body of an event stream. */
export function sendRaw(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ agent, hostname, port, method, path, headers }, async (answer) => {
      const headerList = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const head = { status: answer.statusCode ?? 0, headers: Object.fromEntries(headerList) };
      if (headerList.some(([name, value]) => name === 'content-type' && value?.startsWith('text/event-stream'))) {
        answer.destroy();
        return resolve({ ...head, text: '' });
      }
      let text = '';
      for await (const part of answer) text += part;
      resolve({ ...head, text });
    });
    call.on('error', reject);
    call.end(body);
  });
}
