type Listener = (event: PopStateEvent) => void;
let current: Listener | undefined;

/**
 * Opens the ear that hears of Back before the router does: the window asks in the order of arrival, whatever phase a
 * listener wants. Called once, before the router is there.
 */
export const installBackInterceptor = (): void => addEventListener('popstate', (event) => current?.(event));

/** Who hears of Back first from now on, and may keep it to itself; nobody when undefined. */
export const interceptBack = (listener: Listener | undefined): void => {
  current = listener;
};
