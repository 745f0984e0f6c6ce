import {
  boolean,
  enums,
  type Infer,
  is,
  literal,
  nullable,
  optional,
  pattern,
  type Struct,
  string,
  type,
  union,
} from 'superstruct';
import { type Step, steps } from '../script/steps.ts';

/** Path on this origin; rejects addresses of other hosts and `javascript:` URLs. */
export const AppPath = pattern(string(), /^\/(?!\/)[^\\\p{Cc}]*$/u);

/** Colour schemes; `system` follows the device. */
export const schemes = ['light', 'dark', 'system'] as const;
export type Scheme = (typeof schemes)[number];

/** How fast "Hazlo por mí" goes (`phone-agent/tempo.ts`). */
export const tempos = ['calm', 'brisk', 'instant'] as const;
export type Tempo = (typeof tempos)[number];

/**
 * How "Hazlo por mí" ended on the phone: everything was pressed, it was stopped, the code on the screen has expired, no
 * code has arrived, a field is invalid, the screen shows another error, or there was nothing to press.
 */
export const fillResults = ['done', 'stopped', 'expiredCode', 'noCode', 'invalid', 'error', 'nothing'] as const;
export type FillResult = (typeof fillResults)[number];

const stepIds = steps.map(({ id }) => id) as [Step['id'], ...Step['id'][]];

/** Message from the console to the page in the phone frame. */
export const MessageToPhone = union([
  /** Navigates to a path of the app. */
  type({ kind: literal('open'), path: AppPath }),
  /** Types a code from an SMS into the code field of the current screen. */
  type({ kind: literal('code'), code: pattern(string(), /^\d{4}$/) }),
  /** "Hazlo por mí": does a step of the script that is filled in on the phone. */
  type({ kind: literal('fill'), step: enums(stepIds), tempo: enums(tempos) }),
  /** Presses "Reenviar código" on the current screen. */
  type({ kind: literal('resend') }),
  /** Stops "Hazlo por mí"; what is filled in stays. */
  type({ kind: literal('stop') }),
  /** The faults have ended: tries again what has failed on the screen. */
  type({ kind: literal('retry') }),
  /** Data on the server have changed: refetches what is visible. */
  type({ kind: literal('refetch') }),
  type({ kind: literal('theme'), scheme: enums(schemes) }),
]);
export type MessageToPhone = Infer<typeof MessageToPhone>;

/** Message from the page in the phone frame to the console. */
export const MessageToConsole = union([
  /**
   * Current location and the owner who is signed in, sent on arrival and after each change; `busy` while the page is
   * loading or submitting.
   */
  type({
    kind: literal('location'),
    path: AppPath,
    busy: boolean(),
    owner_id: nullable(string()),
  }),
  /** "Hazlo por mí" has ended; `text` is the error that the screen shows. */
  type({ kind: literal('filled'), result: enums(fillResults), text: optional(string()) }),
  /** Another action is done; `line` is a Spanish text for the operator. */
  type({ kind: literal('done'), line: string() }),
  /** The action is not possible on this screen; `line` is the reason in Spanish. */
  type({ kind: literal('cannot'), line: string() }),
]);
export type MessageToConsole = Infer<typeof MessageToConsole>;

/** Sends a message to the other window; the browser delivers it only if that window is on this origin. */
export const sendMessage = (other: Pick<Window, 'postMessage'>, message: MessageToPhone | MessageToConsole): void =>
  other.postMessage(message, location.origin);

/**
 * Calls `listener` for each message from the other window that matches `shape`; ignores messages from other origins and
 * other windows. Returns a function that stops listening.
 */
export function listenForMessages<Message>(
  shape: Struct<Message, unknown>,
  getOther: () => MessageEventSource | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const handleMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== getOther()) return;
    if (is(data, shape)) listener(data);
  };
  addEventListener('message', handleMessage);
  return () => removeEventListener('message', handleMessage);
}
