import { is, literal, string, type } from 'superstruct';
import { consoleApi, type Tag, tags } from './consoleApi.ts';
import { connectionChanged, storeReplaced } from './consoleSlice.ts';
import { followEvents, isReplacement, ownerDataKinds, type ServerEvent, type ServerEventKind } from './serverEvents.ts';
import type { ConsoleStore } from './store.ts';

/** Delay that groups consecutive events into one refetch, ms. */
const DEBOUNCE_MS = 80;
/** Extra wait, ms, so that a delayed message has certainly arrived when it is fetched. */
const ARRIVAL_MARGIN_MS = 150;

/** Cache tags that each kind of event invalidates. */
const invalidatedTags: Readonly<Record<ServerEventKind, readonly Tag[]>> = {
  message: ['messages', 'eventLog'],
  transition: ['caseFile', 'personas', 'eventLog'],
  // When time passes, messages arrive, payments become overdue and the autopilot decides.
  clock: ['clock', 'autopilot', 'messages', 'caseFile', 'personas', 'eventLog'],
  faults: ['faults', 'eventLog'],
  store: tags,
  chat: ['eventLog'],
  call: ['calls'],
};

/** Cache tags of what a call of the app may have changed: what is known of its owner, and that a code was used. */
const ownerTags: readonly Tag[] = ['caseFile', 'owners', 'messages', 'talk'];

/** Event of a call of the app that has changed data. */
const ChangingCallEvent = type({ kind: literal('call'), data: type({ changes_data: literal(true) }) });

/** Event of a message that arrives later than it was sent. */
const DelayedMessageEvent = type({ at: string(), data: type({ arrives_at: string() }) });

/** Event of an operator who has switched a fault off. */
const FaultSwitchedOffEvent = type({ data: type({ switched_off: literal(true) }) });

type ServerListeners = Readonly<Record<'onOwnerDataChanged' | 'onDataReplaced' | 'onFaultEnded', () => void>>;

/**
 * Listens to the server's events and invalidates the cached data that they change; invalidates everything after a
 * reconnect. Calls `onOwnerDataChanged` when the phone has to refetch, `onDataReplaced` after a reset or a restore, and
 * `onFaultEnded` when the operator has switched off one of the simulated faults. Returns a function that stops listening.
 */
export function followServer(
  { dispatch }: Pick<ConsoleStore, 'dispatch'>,
  { onOwnerDataChanged, onDataReplaced, onFaultEnded }: ServerListeners,
): () => void {
  const refetching = createRefetching(dispatch, onOwnerDataChanged);
  const arrivals = new Set<ReturnType<typeof setTimeout>>();
  const onEvent = (event: ServerEvent) => {
    refetching.add(invalidatedTags[event.kind], ownerDataKinds.includes(event.kind));
    if (is(event, ChangingCallEvent)) refetching.add(ownerTags);
    if (isReplacement(event)) {
      dispatch(storeReplaced());
      onDataReplaced();
    }
    if (is(event, FaultSwitchedOffEvent)) onFaultEnded();
    const delay = msUntilArrival(event);
    if (delay > 0) arrivals.add(setTimeout(refetching.add, delay + ARRIVAL_MARGIN_MS, invalidatedTags.message));
  };
  const stop = followEvents({
    onEvent,
    onOpen() {
      dispatch(connectionChanged('live'));
      refetching.add(tags, true);
    },
    onLost() {
      dispatch(connectionChanged('lost'));
    },
  });
  return () => {
    stop();
    refetching.stop();
    for (const timer of arrivals) clearTimeout(timer);
  };
}

/** Collects what consecutive events have changed, and refetches it in one go. */
function createRefetching(dispatch: ConsoleStore['dispatch'], onOwnerDataChanged: () => void) {
  const outdated = new Set<Tag>();
  let hasOwnerDataChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = () => {
    dispatch(consoleApi.util.invalidateTags([...outdated]));
    if (hasOwnerDataChanged) onOwnerDataChanged();
    hasOwnerDataChanged = false;
    outdated.clear();
  };
  return {
    add(tagsToAdd: readonly Tag[], isOwnerData = false): void {
      for (const tag of tagsToAdd) outdated.add(tag);
      hasOwnerDataChanged ||= isOwnerData;
      clearTimeout(timer);
      timer = setTimeout(refetch, DEBOUNCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Returns after how many ms the message of an event arrives; 0 for any other event. */
const msUntilArrival = (event: unknown): number =>
  is(event, DelayedMessageEvent) ? Date.parse(event.data.arrives_at) - Date.parse(event.at) : 0;
