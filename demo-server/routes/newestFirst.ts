/** Compares rows by their numbers, newest first. */
export const newestFirst = (a: { readonly id: string }, b: { readonly id: string }): number =>
  Number(b.id) - Number(a.id);
