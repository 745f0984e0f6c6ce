import { api, FRESH_SECONDS } from '#api/api';
import { isUnanswered, problemOf } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { toQueryState } from '#api/toQueryState';
import { type AccountStatement, Loan, Loans } from '#domain/loan';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';

const LIST = { type: 'loans', id: 'LIST' } as const;

const loansApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoans: build.query<Loan[], void>({
      query: () => '/loans',
      extraOptions: responseShape(Loans),
      providesTags: [LIST],
    }),
    getLoan: build.query<Loan, string>({
      query: (id) => `/loans/${encodeURIComponent(id)}`,
      extraOptions: responseShape(Loan),
      providesTags: ['loans'],
    }),
    sendAccountStatement: build.mutation<Loan, { id: string } & AccountStatement>({
      query: ({ id, ...body }) => ({ url: `/loans/${encodeURIComponent(id)}/account-statement`, method: 'POST', body }),
      extraOptions: responseShape(Loan),
      // Without an answer, the form reads the loan again and shows the failure.
      invalidatesTags: (_, error) => [error !== undefined && isUnanswered(problemOf(error)) ? LIST : 'loans'],
    }),
  }),
});

export const { useGetLoansQuery, useGetLoanQuery, useLazyGetLoanQuery, useSendAccountStatementMutation } = loansApi;

/** Returns the action that reads the loans into the cache, unless that was done within `FRESH_SECONDS`. */
export const prefetchLoans = () => loansApi.util.prefetch('getLoans', undefined, { ifOlderThan: FRESH_SECONDS });

/** Returns the action that puts prefetched loans into the cache. */
export const seedLoans = (loans: Loan[]) =>
  loansApi.util.upsertQueryEntries([{ endpointName: 'getLoans', arg: undefined, value: loans }]);

/** Returns the query of the owner's loans. */
export const useLoans = (): QueryState<Loan[]> => toQueryState(useGetLoansQuery());

/** Returns the query of one loan with its installments. */
export const useLoan = (id: string): QueryState<Loan> => toQueryState(useGetLoanQuery(id));
