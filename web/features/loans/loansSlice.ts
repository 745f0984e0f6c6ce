import { api } from '#api/api';
import { asked } from '#api/asked';
import { received } from '#api/received';
import { type AccountStatement, Loan, Loans } from '#domain/loan';
import type { Answer } from '#kit/feedback/Asked.tsx';

const loansApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLoans: build.query<Loan[], void>({
      query: () => '/loans',
      extraOptions: received(Loans),
      providesTags: ['loans'],
    }),
    getLoan: build.query<Loan, string>({
      query: (id) => `/loans/${encodeURIComponent(id)}`,
      extraOptions: received(Loan),
      providesTags: ['loans'],
    }),
    sendAccountStatement: build.mutation<Loan, { id: string } & AccountStatement>({
      query: ({ id, ...body }) => ({ url: `/loans/${encodeURIComponent(id)}/account-statement`, method: 'POST', body }),
      extraOptions: received(Loan),
      invalidatesTags: ['loans'],
    }),
  }),
});

export const { useGetLoansQuery, useGetLoanQuery, useLazyGetLoanQuery, useSendAccountStatementMutation } = loansApi;

/** The owner's loans, asked for by somebody else. */
export const loansCame = (value: Loan[]) =>
  loansApi.util.upsertQueryEntries([{ endpointName: 'getLoans', arg: undefined, value }]);

/** The owner's loans, as far as they have come. */
export const useLoans = (): Answer<Loan[]> => asked(useGetLoansQuery());

/** One loan with its installments. */
export const useLoan = (id: string): Answer<Loan> => asked(useGetLoanQuery(id));
