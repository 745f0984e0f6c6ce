/**
 * An amount or a day that an owner is told, and whether it is still an estimate. Not a plain value, so that no text can
 * leave out that it is one: `amountText` and `dayText` in `i18n/figures.ts` make its words.
 */
export type Figure<Value> = { readonly value: Value; readonly isEstimated: boolean };

/**
 * Returns a figure that no longer changes.
 * @example certain(3) // => { value: 3, isEstimated: false }
 */
export const certain = <Value>(value: Value): Figure<Value> => ({ value, isEstimated: false });
