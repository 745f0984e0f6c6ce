import { useEffect, useState } from 'react';
import { inPesos, pesos } from '#domain/money';
import { principalOf, receiptOf } from '#domain/preOffer';
import { useCalculateOfferQuery, useLazyCalculateOfferQuery } from '../applicationsSlice.ts';

/** How long the term has to stand still before it is asked for, ms (ux S19). */
const PAUSE = 300;

export type OfferReceipt = ReturnType<typeof receiptOf> & { readonly term: number };

export type OfferAnswer = {
  /** The newest figures there are; those of another term while the right ones are on their way. */
  readonly receipt: OfferReceipt | undefined;
  /** Whether they are those of the chosen term. */
  readonly isFresh: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Resolves when the figures of the chosen term are there; rejects when they could not be had. */
  readonly settled: () => Promise<unknown>;
};

/** What a rent (pesos) and a term (months) come to, asked for when the choice rests; answers for older choices do not count. */
export function useOffer(rent: number, term: number): OfferAnswer {
  const restingTerm = useResting(term);
  const { currentData, isFetching, isError, refetch } = useCalculateOfferQuery(questionOf(rent, restingTerm));
  const [ask] = useLazyCalculateOfferQuery();
  const [last, setLast] = useState<OfferReceipt & { readonly of: typeof currentData }>();
  if (currentData !== undefined && last?.of !== currentData) {
    setLast({ ...receiptOf(currentData, restingTerm), term: restingTerm, of: currentData });
  }
  return {
    receipt: last,
    isFresh: last?.term === term && !isFetching && !isError,
    failed: restingTerm === term && isError && !isFetching,
    retry: () => void refetch(),
    // Joins the question that is under way; an answer that is there already is taken.
    settled: () => ask(questionOf(rent, term), true).unwrap(),
  };
}

/** The call's question: the principal in pesos. */
const questionOf = (rent: number, term: number) => ({
  principal: inPesos(principalOf({ rent: pesos(rent), term })),
  months: term,
});

/** A value once it has not changed for a while. */
function useResting<Value>(value: Value): Value {
  const [resting, setResting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setResting(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return resting;
}
