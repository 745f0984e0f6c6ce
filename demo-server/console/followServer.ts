import { is, string, type } from 'superstruct';
import { consoleApi, type Tag, tags } from './consoleApi.ts';
import { beganAgain, streamLost } from './consoleSlice.ts';
import type { EventKind } from './dto.ts';
import type { ConsoleStore } from './store.ts';

/** Events that come in a row are read together, ms. */
const SETTLING_MS = 80;
/** A message is asked for when it has arrived, not a moment before, ms. */
const MARGIN_MS = 150;

/** What each kind of event makes out of date. */
const touched: Readonly<Record<EventKind, readonly Tag[]>> = {
  message: ['messages', 'record'],
  transition: ['file', 'people', 'record'],
  // Time brings messages, overdue payments and what the autopilot does.
  clock: ['clock', 'autopilot', 'messages', 'file', 'record'],
  faults: ['faults', 'record'],
  store: tags,
  chat: ['record'],
};

/** What of an event's own is looked at: when its message arrives, where that is later. */
const Later = type({ at: string(), data: type({ arrives_at: string() }) });

/**
 * Follows what happens on the server, and asks again for what it changed; `changed` hears of it too, for the phone.
 * After
 * the server was away everything is asked for. Answers how to stop.
 */
export function follow({ dispatch }: Pick<ConsoleStore, 'dispatch'>, changed: () => void): () => void {
  const waiting = new Set<Tag>();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const arrivals = new Set<ReturnType<typeof setTimeout>>();
  const settle = () => {
    dispatch(consoleApi.util.invalidateTags([...waiting]));
    // Neither a message nor a fault changes what an owner has; asking again would use up a failure that is meant for
    // her.
    if (waiting.has('file')) changed();
    waiting.clear();
  };
  const outdated = (found: readonly Tag[]) => {
    for (const tag of found) waiting.add(tag);
    clearTimeout(settling);
    settling = setTimeout(settle, SETTLING_MS);
  };

  const stream = new EventSource('/demo/api/events');
  for (const kind of Object.keys(touched) as EventKind[]) {
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      if (kind === 'store') dispatch(beganAgain());
      outdated(touched[kind]);
      const event: unknown = JSON.parse(data);
      if (!is(event, Later)) return;
      const delay = Date.parse(event.data.arrives_at) - Date.parse(event.at);
      if (delay > 0) arrivals.add(setTimeout(outdated, delay + MARGIN_MS, touched.message));
    });
  }
  stream.addEventListener('open', () => {
    dispatch(streamLost(false));
    outdated(tags);
  });
  stream.addEventListener('error', () => dispatch(streamLost(true)));
  return () => {
    stream.close();
    clearTimeout(settling);
    for (const arrival of arrivals) clearTimeout(arrival);
  };
}
