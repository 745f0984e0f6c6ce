import type { Server } from 'node:http';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../demo.ts';
import { resetStore } from './reset.ts';

/** Data of the event of such a reset: whoever used the app has left, and the app shows its first page. */
export const IDLE_RESET_DATA = { idle: true } as const;

/**
 * Resets the demo, for visitors of a fair, when the app has made no call for the time of the setting `IDLE_RESET`; not
 * again before the next call. Returns a function that stops it.
 */
export function resetWhenIdle(server: Pick<Server, 'on'>, demo: Demo): () => void {
  const { config, store, events, log } = demo;
  if (config.idleResetMs === 0) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = async () => {
    await resetStore(demo, {});
    await store.write(() => events.record({ kind: 'store', line: serverTexts.demoReset, data: IDLE_RESET_DATA }));
  };
  server.on('request', ({ url = '' }) => {
    if (!url.startsWith('/api/')) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => void reset().catch((error) => log.error('The reset after a time without use failed.', error)),
      config.idleResetMs,
    );
  });
  return () => clearTimeout(timer);
}
