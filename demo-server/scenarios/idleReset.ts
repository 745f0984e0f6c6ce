import type { Server } from 'node:http';
import type { Demo } from '../demo.ts';
import { resetStore } from './reset.ts';

/**
 * Resets the demo, for visitors of a fair, when the app has made no call for the time of the setting `IDLE_RESET`; not
 * again before the next call. Returns a function that stops it.
 */
export function resetWhenIdle(server: Pick<Server, 'on'>, demo: Demo): () => void {
  const { config, log } = demo;
  if (config.idleResetMs === 0) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  server.on('request', ({ url = '' }) => {
    if (!url.startsWith('/api/')) return;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        void resetStore(demo, { isIdle: true }).catch((error) =>
          log.error('The reset after a time without use failed.', error),
        ),
      config.idleResetMs,
    );
  });
  return () => clearTimeout(timer);
}
