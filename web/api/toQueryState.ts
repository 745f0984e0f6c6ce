import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { isForbidden, isNotFound, isUnanswered, problemOf, problemText } from './problem.ts';
import { isQuietRead } from './quietReads.ts';

/** The part of a query hook's result that `QueryBoundary` needs. */
type Query<Data> = {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly requestId?: string | undefined;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
};

/**
 * Converts a query's result for `QueryBoundary`: `toQueryState(useGetLoanQuery(id))`. Data of another id are left out,
 * and so is the failure of a quiet read while there are data.
 */
export function toQueryState<Data>(query: Query<Data>): QueryState<Data> {
  const { error, requestId, isFetching, fulfilledTimeStamp, refetch } = query;
  const data = 'currentData' in query ? query.currentData : query.data;
  const isHidden = data !== undefined && isQuietRead(requestId) && isUnanswered(problemOf(error));
  return {
    data,
    waiting: isFetching,
    fetchedAt: fulfilledTimeStamp,
    retry: () => void refetch(),
    ...(error !== undefined && error !== null && !isHidden && { failure: failureOf(error) }),
  };
}

function failureOf(error: unknown): NonNullable<QueryState<unknown>['failure']> {
  const problem = problemOf(error);
  if (isNotFound(problem)) return { ...problemText(problem), unavailable: 'missing' };
  if (isForbidden(problem)) return { ...problemText(problem), unavailable: 'forbidden' };
  return problemText(problem);
}
