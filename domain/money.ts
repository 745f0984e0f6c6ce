declare const centavos: unique symbol;

/** A whole number of centavos (MXN). All amounts are calculated in centavos; requests and responses are in pesos. */
export type Centavos = number & { readonly [centavos]: true };

/**
 * Rounds to the whole centavo, half away from zero.
 * @example roundToCentavo(-0.5) // => -1
 */
export const roundToCentavo = (amount: number): Centavos =>
  // Adding 0 turns −0 into 0; −0 would be formatted with a minus sign.
  (Math.sign(amount) * Math.round(Math.abs(amount)) + 0) as Centavos;

/**
 * Converts pesos to centavos: `pesos(93_552.5)` → `9_355_250`. Cut to 15 digits first, for `1.005 * 100` is below
 * 100.5.
 * @example pesos(93_552.5) // => 9_355_250
 */
export const pesos = (amount: number): Centavos => roundToCentavo(Number((amount * 100).toPrecision(15)));

/**
 * Converts centavos to pesos with at most two decimals, for requests and responses.
 * @example inPesos(9_355_250) // => 93_552.5
 */
export const inPesos = (amount: Centavos): number => amount / 100;

/**
 * Returns the first amount minus all others.
 * @example minus(100, 30, 20) // => 50
 */
export const minus = (amount: Centavos, ...others: Centavos[]): Centavos =>
  others.reduce((rest, other) => rest - other, amount as number) as Centavos;

/**
 * Returns the sum of the amounts; 0 for none.
 * @example sum([100, 30]) // => 130
 */
export const sum = (amounts: readonly Centavos[]): Centavos =>
  amounts.reduce((total, amount) => total + amount, 0) as Centavos;

/**
 * Multiplies an amount by a whole number, for example a monthly rent by the months.
 * @example times(2_000_000, 6) // => 12_000_000
 */
export const times = (amount: Centavos, count: number): Centavos => (amount * count) as Centavos;

/**
 * Returns a percentage of an amount, rounded. Whole percents keep half a centavo exact, so it always rounds alike.
 * @example percentOf(12_000_050, 3) // => 360_002
 */
export const percentOf = (amount: Centavos, percent: number): Centavos => roundToCentavo((amount * percent) / 100);
