type Listener = (event: PopStateEvent) => void;
let current: Listener | undefined;

/**
 * Adds the `popstate` listener that runs before the router's. Call it once, before the router is created: the window
 * calls its listeners in the order in which they were added.
 */
export const installBackInterceptor = (): void => addEventListener('popstate', (event) => current?.(event));

/** Sets the listener that runs before the router's and may stop the event; undefined removes it. */
export const interceptBack = (listener: Listener | undefined): void => {
  current = listener;
};
