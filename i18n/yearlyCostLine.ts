import type { Day } from '#domain/calendar';
import type { Repayment } from '#domain/repayment';
import * as yearlyCostTexts from './es-MX/loans/yearlyCost.ts';
import { percent, shortDay } from './format.ts';

/** Returns the sentence about the total yearly cost (CAT), in the form that the law demands. */
export const yearlyCostLine = ({ yearlyCost }: Pick<Repayment, 'yearlyCost'>, today: Day): string =>
  yearlyCostTexts.yearlyCost({ rate: percent(yearlyCost, 1), date: shortDay(today) });
