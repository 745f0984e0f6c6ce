/** Orders rows by their numbers, the youngest first. */
export const newestFirst = (a: { readonly id: string }, b: { readonly id: string }): number =>
  Number(b.id) - Number(a.id);
