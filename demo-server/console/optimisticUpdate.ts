import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/**
 * Updates a cached query before its mutation has succeeded, and undoes that when the mutation fails. For
 * `onQueryStarted`, with the thunks of `getRunningQueryThunk` and `updateQueryData` for the query.
 */
export function updateOptimistically<State>(
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: ThunkDispatch<State, unknown, UnknownAction>; queryFulfilled: Promise<unknown> },
  runningQuery: ThunkAction<{ abort(): void } | undefined, State, unknown, UnknownAction>,
  update: ThunkAction<{ undo(): void }, State, unknown, UnknownAction>,
): void {
  // A query that is still running may return the state before the change and would undo the update.
  dispatch(runningQuery)?.abort();
  const patch = dispatch(update);
  queryFulfilled.catch(patch.undo);
}
