import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endSilentCalls, SILENCE_MS } from '../../../demo-server/http/silentCalls.ts';
import { signedUp } from '../../torture/serverProcess.ts';
import { running } from '../support/demo.ts';

/** Opens a connection and sends the head of a call and a part of its body. */
function beginCall(port: number, head: string, body: string, type = 'text/plain'): Socket {
  const connection = connect(port, '127.0.0.1');
  connection.on('error', () => {});
  onTestFinished(() => void connection.destroy());
  connection.write(`${head} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n`);
  connection.write(`Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n${body}`);
  return connection;
}

describe('a server that ends silent calls', () => {
  /** Starts one and begins a call; `fallSilent` is what Node does when nothing has arrived for the time. */
  async function begunCall(body: string) {
    const server: Server = createServer();
    endSilentCalls(server);
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const connection = beginCall((server.address() as AddressInfo).port, 'POST /', body);
    const [req, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
    req.on('error', () => {});
    return { connection, req, res, fallSilent: () => req.socket.emit('timeout') };
  }

  test('ends one whose body is incomplete, after a minute', async () => {
    const { connection, req, fallSilent } = await begunCall('half');
    expect(req.socket.timeout).toBe(SILENCE_MS);
    req.resume();
    await expect.poll(() => req.readableLength).toBe(0);
    fallSilent();
    await once(connection, 'close');
  });

  test('goes on with one whose response is held', async () => {
    const { connection, req, res, fallSilent } = await begunCall('x'.repeat(5000));
    await once(req.resume(), 'end');
    fallSilent();
    res.end('late');
    expect(await text(connection)).toContain('late');
  });

  test('goes on with one that it reads slowly itself, and measures again', async () => {
    const { connection, req, res, fallSilent } = await begunCall('half');
    await expect.poll(() => req.readableLength).toBe(4);
    fallSilent();
    connection.write('x'.repeat(4996));
    await once(req.resume(), 'end');
    res.end('late');
    expect(await text(connection)).toContain('late');
  });
});

test.each([
  ['a login', 'POST /api/auth/login', 'application/json', '{"email":'],
  ['a message in the chat', 'POST /chat', 'application/x-www-form-urlencoded', 'text='],
  ['the import of a snapshot', 'PUT /demo/api/snapshot', 'application/x-tar', 'state.json'],
])('the server ends %s that is never sent to its end, and nothing is left of it', async (_, call, type, body) => {
  const { url, demo } = await running({ silenceMs: 50 });
  const connection = beginCall(Number(new URL(url).port), call, body, type);
  await once(connection.resume(), 'close');
  await expect.poll(() => readdir(demo.files.incoming)).toEqual([]);
});

test('the server ends an upload that is never sent to its end, and nothing is left of it', async () => {
  const { url, demo } = await running({ silenceMs: 50 }, '--sms-code', '4821');
  const { authorization } = await signedUp(url, 1);
  const part = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const type = `multipart/form-data; boundary=edge\r\nAuthorization: ${authorization}`;
  const connection = beginCall(Number(new URL(url).port), 'POST /api/files', part, type);
  await once(connection.resume(), 'close');
  await expect.poll(() => readdir(demo.files.incoming)).toEqual([]);
});
