import { Agent, request } from 'node:http';

/** Connections are used again: a thousand calls need not wait for a thousand greetings. */
const agent = new Agent({ keepAlive: true });

export type Said = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

/** A request as it is written, for what `fetch` would put right or refuse; a stream of events is left at its first word. */
export function sent(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<Said> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ agent, hostname, port, method, path, headers }, async (answer) => {
      const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const said = { status: answer.statusCode ?? 0, headers: Object.fromEntries(told) };
      if (told.some(([name, value]) => name === 'content-type' && value?.startsWith('text/event-stream'))) {
        answer.destroy();
        return resolve({ ...said, text: '' });
      }
      let text = '';
      for await (const part of answer) text += part;
      resolve({ ...said, text });
    });
    call.on('error', reject);
    call.end(body);
  });
}
