/** How long the second request may take, in ms. Short, because the owner may have waited for a time-out already. */
const READ_AGAIN_TIMEOUT = 1500;

/**
 * Resolves with the server's current data, after a write whose outcome is unknown: `readAgain(getLoan(id))`. Resolves
 * with undefined when the request fails or takes longer than 1.5 s: the caller then shows the failure of the write. A
 * response that arrives later still reaches the cache.
 */
export function readAgain<Data>(request: { readonly unwrap: () => Promise<Data> }): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, READ_AGAIN_TIMEOUT);
    request
      .unwrap()
      .then(resolve, giveUp)
      .finally(() => clearTimeout(timer));
  });
}
