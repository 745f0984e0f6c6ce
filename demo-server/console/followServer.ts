import { array, is, number, string, type } from 'superstruct';
import { consoleApi, type Tag, tags } from './consoleApi.ts';
import { connectionChanged, storeReplaced } from './consoleSlice.ts';
import type { EventKind, FaultsDto } from './dto.ts';
import { openEventStream } from './events/openEventStream.ts';
import { CALL_EVENT, type EventStream, eventKinds, PLACE_EVENT, SHOWN_STEPS_EVENT } from './events/serverEvents.ts';
import { countActiveFaults } from './faults/faultSwitches.ts';
import type { ConsoleStore } from './store.ts';

/** Delay that groups consecutive events into one refetch, ms. */
const DEBOUNCE_MS = 80;
/** Extra wait, ms, so that a delayed message has certainly arrived when it is fetched. */
const ARRIVAL_MARGIN_MS = 150;

/** Cache tags that each kind of event invalidates. */
const invalidatedTags: Readonly<Record<EventKind, readonly Tag[]>> = {
  message: ['messages', 'eventLog'],
  transition: ['caseFile', 'personas', 'eventLog'],
  // When time passes, messages arrive, payments become overdue and the autopilot decides.
  clock: ['clock', 'autopilot', 'messages', 'caseFile', 'eventLog'],
  faults: ['faults', 'eventLog'],
  store: tags,
  chat: ['eventLog'],
};

/** Event of a message that arrives later than it was sent. */
const DelayedMessageEvent = type({ at: string(), data: type({ arrives_at: string() }) });

/** Event of an operator who has set the faults; the one of a fault that is used up has no settings. */
const FaultsSetEvent = type({ data: type({ fail: array(), latency_ms: number() }) });

type ServerListeners = Readonly<
  Record<'onOwnerDataChanged' | 'onDataReplaced' | 'onPlaceChanged' | 'onFaultsEnded', () => void>
>;

/**
 * Listens to the server's events and invalidates the cached data that they change; invalidates everything after a
 * reconnect. Calls `onOwnerDataChanged` when the phone has to refetch, `onDataReplaced` after a reset or a restore,
 * `onPlaceChanged` when a window has taken the talk to another place, or may have, and `onFaultsEnded` when the operator
 * has switched off the last of the simulated faults. Returns a function that stops listening.
 */
export function followServer(
  { dispatch }: Pick<ConsoleStore, 'dispatch'>,
  { onOwnerDataChanged, onDataReplaced, onPlaceChanged, onFaultsEnded }: ServerListeners,
): () => void {
  const pendingTags = new Set<Tag>();
  let hasOwnerDataChanged = false;
  let debounceTimer: ReturnType<typeof setTimeout> | undefined;
  const arrivalTimers = new Set<ReturnType<typeof setTimeout>>();
  const invalidatePending = () => {
    dispatch(consoleApi.util.invalidateTags([...pendingTags]));
    // Not for messages and faults: they change none of the owner's data, and a refetch would use up a fault that is
    // meant for the owner's next call.
    if (hasOwnerDataChanged) onOwnerDataChanged();
    hasOwnerDataChanged = false;
    pendingTags.clear();
  };
  const invalidate = (tagsToAdd: readonly Tag[]) => {
    for (const tag of tagsToAdd) pendingTags.add(tag);
    clearTimeout(debounceTimer);
    debounceTimer = setTimeout(invalidatePending, DEBOUNCE_MS);
  };

  const stream = openEventStream();
  for (const kind of eventKinds) {
    stream.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      if (kind === 'store') {
        dispatch(storeReplaced());
        onDataReplaced();
      }
      if (kind === 'transition' || kind === 'clock') hasOwnerDataChanged = true;
      invalidate(invalidatedTags[kind]);
      const event: unknown = JSON.parse(data);
      if (hasEndedFaults(event)) onFaultsEnded();
      if (!is(event, DelayedMessageEvent)) return;
      const delay = Date.parse(event.data.arrives_at) - Date.parse(event.at);
      if (delay > 0) arrivalTimers.add(setTimeout(invalidate, delay + ARRIVAL_MARGIN_MS, invalidatedTags.message));
    });
  }
  stream.addEventListener(CALL_EVENT, () => invalidate(['calls']));
  stream.addEventListener(SHOWN_STEPS_EVENT, () => invalidate(['shownSteps']));
  stream.addEventListener(PLACE_EVENT, onPlaceChanged);
  stream.addEventListener('open', () => {
    dispatch(connectionChanged('live'));
    hasOwnerDataChanged = true;
    invalidate(tags);
  });
  stream.addEventListener('error', () => dispatch(connectionChanged('lost')));
  onReconnect(stream, onPlaceChanged);
  stream.addEventListener('refused', () => dispatch(connectionChanged('refused')));
  return () => {
    stream.close();
    clearTimeout(debounceTimer);
    for (const timer of arrivalTimers) clearTimeout(timer);
  };
}

/** Calls the listener when a lost connection is back: events may be missing. */
function onReconnect(stream: EventStream, listener: () => void): void {
  let wasLost = false;
  stream.addEventListener('error', () => {
    wasLost = true;
  });
  stream.addEventListener('open', () => {
    if (wasLost) listener();
    wasLost = false;
  });
}

const hasEndedFaults = (event: unknown): boolean =>
  is(event, FaultsSetEvent) && countActiveFaults(event.data as FaultsDto) === 0;
