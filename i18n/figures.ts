import type { Day } from '#domain/calendar';
import type { Centavos } from '#domain/money';
import type { Figure } from '#domain/process/figure';
import * as figureTexts from './es-MX/figures.ts';
import { money, shortDay } from './format.ts';

/** Formats an amount that an owner receives or pays: `'$93,552.00'`, as an estimate `'$93,552.00 (estimado)'`. */
export const amountText = ({ value, isEstimated }: Figure<Centavos>): string =>
  isEstimated ? figureTexts.estimatedAmount({ amount: money(value) }) : money(value);

/** Formats a day as part of a sentence: `'el 05 ene 2027'`, as an estimate `'no antes del 05 ene 2027'`. */
export const dayText = ({ value, isEstimated }: Figure<Day>): string =>
  (isEstimated ? figureTexts.notBefore : figureTexts.onDay)({ day: shortDay(value).replaceAll(' ', NO_BREAK) });

/** A space at which no line ends. */
const NO_BREAK = '\u00a0';
