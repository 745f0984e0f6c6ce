/** How long an owner who has sat through a time-out is asked to wait for the second look, ms. */
const PATIENCE = 1500;

/**
 * What the server has now, after a write of which nobody knows whether it arrived (contract §3): `readAgain(read(id))`.
 * Undefined when that cannot be had soon: the write's own failure then speaks, in time (ux §1.2), and what is read later
 * still shows.
 */
export function readAgain<Data>(question: { readonly unwrap: () => Promise<Data> }): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, PATIENCE);
    question
      .unwrap()
      .then(resolve, giveUp)
      .finally(() => clearTimeout(timer));
  });
}
