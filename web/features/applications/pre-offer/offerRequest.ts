import { today } from '#clock';
import type { Lease } from '#domain/application';
import { isDay } from '#domain/calendar';
import { inPesos, pesos } from '#domain/money';
import { principalOf, termOptions } from '#domain/preOffer';
import { usePrefetchOffer } from '../../records/applicationsSlice.ts';

/** Returns the arguments of the request for an offer; rent and principal in pesos, term in months. */
export const offerArgs = (rent: number, term: number) => ({
  principal: inPesos(principalOf({ rent: pesos(rent), term })),
  months: term,
});

/**
 * Returns a function that requests the first offer for a lease, with its longest term, before the screen that shows it.
 * Does nothing when the lease is too short for any.
 */
export function usePrefetchFirstOffer(): (lease: Pick<Lease, 'lease_monthly_income' | 'lease_end_date'>) => void {
  const prefetch = usePrefetchOffer('calculateOffer');
  return ({ lease_monthly_income: rent, lease_end_date: leaseEnd }) => {
    const term = isDay(leaseEnd) ? termOptions({ leaseEnd, today: today() }).at(-1) : undefined;
    if (term !== undefined) prefetch(offerArgs(rent, term));
  };
}
