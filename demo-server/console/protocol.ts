import {
  boolean,
  enums,
  type Infer,
  is,
  literal,
  optional,
  pattern,
  type Struct,
  string,
  type,
  union,
} from 'superstruct';

/** A path of the app's own: neither another host nor a script can be opened by it. */
export const OwnPath = pattern(string(), /^\/(?!\/)[^\\\p{Cc}]*$/u);

/** How the phone is lit: by its own choice, or as the machine it runs on. */
export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** What the panel asks of the phone beside it. */
export const ToPhone = union([
  /** Goes to an address of the app. */
  type({ kind: literal('open'), path: OwnPath }),
  /** Types a code from an SMS into the screen that waits for one. */
  type({ kind: literal('code'), code: pattern(string(), /^\d{4}$/) }),
  /**
   * "Hazlo por mí": fills the screen with valid sample data and presses its button; `cut`: an upload breaks off once.
   */
  type({ kind: literal('fill'), trouble: optional(literal('cut')) }),
  /** Something happened on the server: what is shown is asked for again. */
  type({ kind: literal('refetch') }),
  type({ kind: literal('theme'), scheme: enums(schemes) }),
]);
export type ToPhone = Infer<typeof ToPhone>;

/** What the phone tells the panel. */
export const ToPanel = union([
  /** Where it is, told on arriving and whenever that changes; `busy` while it waits for an answer. */
  type({ kind: literal('at'), path: OwnPath, title: string(), busy: boolean() }),
  /** What was asked for is done; `line` says so in Spanish. */
  type({ kind: literal('done'), line: string() }),
  /** What was asked for does not go here; `line` says why. */
  type({ kind: literal('cannot'), line: string() }),
]);
export type ToPanel = Infer<typeof ToPanel>;

/** Sends a message to the other side, which lives on this very origin; a page of another one never gets it. */
export const tell = (other: Pick<Window, 'postMessage'>, message: ToPhone | ToPanel): void =>
  other.postMessage(message, location.origin);

/**
 * Hears the messages of one kind that the other side sends. Whatever comes from another origin, from another window, or
 * in
 * another shape is none. Answers how to stop.
 */
export function hear<Message>(
  shape: Struct<Message, unknown>,
  other: () => MessageEventSource | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const heard = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== other()) return;
    if (is(data, shape)) listener(data);
  };
  addEventListener('message', heard);
  return () => removeEventListener('message', heard);
}
