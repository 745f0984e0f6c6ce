import type { ServerResponse } from 'node:http';

/**
 * Makes a request fail in the browser as if its connection broke before the response. Chromium repeats a request whose
 * connection really breaks, if it had opened that connection before it needed it; the tests count requests. A response with
 * two contradictory lengths looks the same to a page, and no browser repeats the request.
 */
export function breakConnection({ socket }: ServerResponse): void {
  socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');
}
