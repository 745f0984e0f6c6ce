import { onTestFinished } from 'vitest';
import type { EventRow } from '../../../demo-server/store/rows.ts';
import type { Stage } from '../../stage.ts';

type LiveEvent = Partial<Omit<EventRow, 'kind'>> & { readonly kind: string };

/**
 * Follows the server's events until the test ends, all new ones or those after the one with a number. Resolves once the
 * missed ones have arrived, with the list that the later ones join. Rejects when the server refuses.
 */
export function openEvents(stage: Stage, after?: string): Promise<LiveEvent[]> {
  const webSocket = stage.liveEvents(after);
  onTestFinished(() => webSocket.terminate());
  const received: LiveEvent[] = [];
  return new Promise((resolve, reject) => {
    webSocket.on('error', reject);
    webSocket.on('message', (text) => {
      const event: LiveEvent = JSON.parse(String(text));
      if (event.kind === 'ready') resolve(received);
      else received.push(event);
    });
  });
}
