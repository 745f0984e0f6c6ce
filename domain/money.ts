declare const centavos: unique symbol;

/** A whole number of centavos of a Mexican peso (MXN). All reckoning is done in these; pesos only travel on the wire. */
export type Centavos = number & { readonly [centavos]: true };

/** Rounds to the whole centavo, half away from zero (contract §4). */
export const roundToCentavo = (amount: number): Centavos =>
  // Adding 0 makes a plain zero of −0, which would be shown as '-$0.00'.
  (Math.sign(amount) * Math.round(Math.abs(amount)) + 0) as Centavos;

/** Pesos, as the wire and the forms have them, to centavos: `pesos(93_552.5)`. */
export const pesos = (amount: number): Centavos => roundToCentavo(Number((amount * 100).toPrecision(15)));

/** Centavos back to pesos with at most two decimals, for the wire (contract §3). */
export const inPesos = (amount: Centavos): number => amount / 100;

/** The first amount less all the others. */
export const minus = (amount: Centavos, ...others: Centavos[]): Centavos =>
  others.reduce((rest, other) => rest - other, amount as number) as Centavos;

/** All amounts together; none is zero. */
export const sum = (amounts: readonly Centavos[]): Centavos =>
  amounts.reduce((total, amount) => total + amount, 0) as Centavos;

/** An amount taken a whole number of times: a month's rent times the months. */
export const times = (amount: Centavos, count: number): Centavos => (amount * count) as Centavos;

/** A share of an amount in whole percents, rounded: half a centavo then stays exactly half, and rounds the same everywhere. */
export const percentOf = (amount: Centavos, percent: number): Centavos => roundToCentavo((amount * percent) / 100);
