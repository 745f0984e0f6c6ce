import type { Plant } from './plant.ts';

/** Defects in the rules: amounts, terms and dates. */
export const rulePlants: readonly Plant[] = [
  {
    name: 'half a centavo of a fee is rounded down',
    file: 'domain/money.ts',
    text: 'Math.round(Math.abs(amount))',
    replacement: 'Math.floor(Math.abs(amount))',
  },
  {
    name: 'the term that ends on the last day of the lease is not offered',
    file: 'domain/preOffer.ts',
    text: 'plusMonths(today, term) <= leaseEnd',
    replacement: 'plusMonths(today, term) < leaseEnd',
  },
  {
    name: 'the last installment leaves some centavos of the debt unpaid',
    file: 'domain/installment.ts',
    text: 'i + 1 < term ? rent : minus(amount, times(rent, term - 1))',
    replacement: 'i + 1 <= term ? rent : minus(amount, times(rent, term - 1))',
  },
  {
    name: 'a result is promised for a day too late',
    file: 'domain/businessDays.ts',
    text: 'afterBusinessHours(from, hours).getTime() - 1)',
    replacement: 'afterBusinessHours(from, hours).getTime())',
  },
];
