import { plainCharacters } from './plainCharacters.ts';

/** Value of a field for an amount: pesos, or the typed text while that is no amount; undefined while it is empty. */
export type TypedAmount = number | string | undefined;

/** The most digits before the decimal point; a number keeps that many, and its centavos, exactly. */
const MAX_WHOLE_DIGITS = 12;

const LABEL = /^(?:(?:mi )?(?:renta(?: mensual)?(?: es)?(?: de)?|monto|son) ?:? ?)?(?:mxn? ?)?\$? ?/i;
const UNIT = / ?(?:pesos|mxn|m\.? ?n\.?)?(?: ?(?:al mes|por mes|mensuales|\/ ?mes))?$/i;
const PLAIN = /^\d*(?:[.,]\d{0,2})?$/;
const GROUPED = /^\d{1,3}([ ',.])\d{3}(?:\1\d{3})*(?:[.,]\d{0,2})?$/;
/** Could be twenty thousand or twenty with three decimals. */
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/;

/**
 * Returns the pesos that a text means: `'20000'`, `'$20,000.50 MXN'`, `'20.000,50'`, `"20'000"`. Undefined when it means
 * no amount, or perhaps another one: `'-20000'`, `'1e9'`, `'20k'`, `'20.000'`, three decimals.
 * @example amountIn('$20,000.50 MXN') // => 20_000.5
 */
export function amountIn(text: string): number | undefined {
  const number = plainCharacters(text).trim().replace(LABEL, '').replace(UNIT, '');
  if (!PLAIN.test(number) && (!GROUPED.test(number) || AMBIGUOUS.test(number))) return undefined;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{0,2}))?$/.exec(number) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits + decimals === '' || digits.length > MAX_WHOLE_DIGITS) return undefined;
  return Number(`${digits || '0'}.${decimals || '0'}`);
}
