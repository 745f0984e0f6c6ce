import type { Server } from 'node:http';

/** How long nothing may arrive of a body, ms. The app itself gives up an upload after half of it. */
export const SILENCE_MS = 60_000;

/**
 * Ends each call of which nothing has arrived for a time while its body is incomplete. An upload may take as long as it
 * moves, and a response as long as it is held.
 */
export function endSilentCalls(server: Server, silenceMs = SILENCE_MS): void {
  server.on('request', (req, res) => {
    req.setTimeout(silenceMs);
    // Only while the body is incomplete.
    req.on('timeout', () => {
      // What has arrived but waits to be read, in an upload that a fault slows down, is no silence.
      if (req.readableLength === 0) req.destroy();
      else req.setTimeout(silenceMs);
    });
    // Without a listener Node would end a call whose response is held, too.
    res.on('timeout', () => {});
  });
}
