import { api } from '#api/api';
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
      invalidatesTags: ['installments', 'loans'],
    }),
  }),
});

export const { useGetInstallmentQuery, useLazyGetInstallmentQuery, useSendProofMutation } = installmentsApi;
