import { api } from '#api/api';
import { isUnanswered, problemOf } from '#api/problem';
import { responseShape } from '#api/responseShape';
import { Installment, type Proof } from '#domain/installment';

const installmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstallment: build.query<Installment, string>({
      query: (id) => `/installments/${encodeURIComponent(id)}`,
      extraOptions: responseShape(Installment),
      providesTags: ['installments'],
    }),
    sendProof: build.mutation<Installment, { id: string } & Proof>({
      query: ({ id, ...body }) => ({ url: `/installments/${encodeURIComponent(id)}/upload-file`, method: 'PUT', body }),
      extraOptions: responseShape(Installment),
      // Without an answer, the form reads the installment again and shows the failure.
      invalidatesTags: (_, error) =>
        error !== undefined && isUnanswered(problemOf(error)) ? ['loans'] : ['installments', 'loans'],
    }),
  }),
});

export const { useGetInstallmentQuery, useLazyGetInstallmentQuery, useSendProofMutation } = installmentsApi;
