import type { ServerResponse } from 'node:http';

/**
 * Makes a request fail in the browser as if its connection broke before the response. After a real break Chromium repeats
 * the request by itself when it had opened the connection earlier, for a request that was aborted; the tests count requests.
 * Two lengths that contradict each other fail like a break, and are never repeated.
 */
export function breakConnection({ socket }: ServerResponse): void {
  socket?.end('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n');
}
