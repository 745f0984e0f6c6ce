import type { MessageToPhone } from '../protocol.ts';

type OpenMessage = Extract<MessageToPhone, { kind: 'open' }>;

type PageActions = {
  /** Fetches the app's data anew. */
  readonly refetch: () => Promise<void>;
  readonly navigate: (path: string) => void;
  /** Address of the visible page, as in messages. */
  readonly currentPath: () => string;
  /** Position of the visible page in the history of the frame; a redirect does not change it. */
  readonly historyIndex: () => number | undefined;
};

/**
 * Returns a function that opens the page of a message, with `refetch` when the data have arrived, unless it is the visible
 * one. A page that still waits for them is dropped when another one is opened meanwhile, by a later message or by the owner:
 * it would replace the newer one, and the console would take all windows back to it.
 */
export function createOpenPage({
  refetch,
  navigate,
  currentPath,
  historyIndex,
}: PageActions): (message: OpenMessage) => Promise<void> {
  let lastMessage: OpenMessage | undefined;
  return async (message) => {
    lastMessage = message;
    if (message.refetch && message.path === currentPath()) return;
    const index = historyIndex();
    if (message.refetch) await refetch();
    if (message === lastMessage && index === historyIndex()) navigate(message.path);
  };
}
