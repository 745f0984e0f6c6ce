import type { Network, TicketLink } from '../../routes/operator/network.ts';
import { consoleApi } from '../consoleApi.ts';

const networkApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getNetwork: build.query<Network, void>({ query: () => 'network', providesTags: ['network'] }),
    issueTicket: build.mutation<TicketLink, string>({
      query: (owner_id) => ({ url: 'tickets', method: 'POST', body: { owner_id } }),
    }),
  }),
});

export const { useGetNetworkQuery, useIssueTicketMutation } = networkApi;
