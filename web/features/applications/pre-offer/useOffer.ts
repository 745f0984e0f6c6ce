import { useEffect, useState } from 'react';
import { pesos } from '#domain/money';
import { type Offer, receiptEstimateOf } from '#domain/preOffer';
import { useCalculateOfferQuery, useLazyCalculateOfferQuery } from '../../records/applicationsSlice.ts';
import { offerArgs } from './offerRequest.ts';

/** How long the term must stay unchanged before the offer is requested, ms. */
const DEBOUNCE_MS = 300;

export type OfferEstimate = NonNullable<ReturnType<typeof receiptEstimateOf>> & { readonly term: number };

export type OfferState = {
  /** The latest figures; those of another term while the offer of the chosen one loads. */
  readonly estimate: OfferEstimate | undefined;
  /** Whether the figures are those of the chosen term. */
  readonly isFresh: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Resolves when the figures of the chosen term have loaded; rejects when the request failed or they make no offer. */
  readonly settled: () => Promise<unknown>;
};

/**
 * Returns the offer for a rent (pesos) and a term (months). Requests are debounced; responses for an older term are
 * ignored. A response whose figures make no offer counts as a failed request.
 */
export function useOffer(rent: number, term: number): OfferState {
  const debouncedTerm = useDebouncedValue(term);
  const { currentData, isFetching, isError, refetch } = useCalculateOfferQuery(offerArgs(rent, debouncedTerm));
  const [calculate] = useLazyCalculateOfferQuery();
  const [last, setLast] = useState<OfferEstimate & { readonly of: typeof currentData }>();
  const estimate = currentData && estimateIn(currentData, rent, debouncedTerm);
  const isFailed = isError || (currentData !== undefined && estimate === undefined);
  if (estimate !== undefined && last?.of !== currentData) setLast({ ...estimate, of: currentData });
  return {
    estimate: last,
    isFresh: last?.term === term && !isFetching && !isFailed,
    failed: debouncedTerm === term && isFailed && !isFetching,
    retry: () => void refetch(),
    // Joins a running request and takes a cached response.
    settled: async () => {
      const offer = await calculate(offerArgs(rent, term), true).unwrap();
      if (estimateIn(offer, rent, term) === undefined) throw new Error('Not an offer');
    },
  };
}

function estimateIn(offer: Offer, rent: number, term: number): OfferEstimate | undefined {
  const estimate = receiptEstimateOf(offer, { rent: pesos(rent), term });
  return estimate && { ...estimate, term };
}

/** Returns a value once it has not changed for `DEBOUNCE_MS`. */
function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
