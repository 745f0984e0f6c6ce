/** Owner whose messages and decisions are listed. */
export type ListedOwner = { readonly id: string; readonly name: string };
