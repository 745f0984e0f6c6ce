import { consoleApi } from '../consoleApi.ts';

type NetworkDto = {
  /** Whether this console may change data: only on the machine that runs the demo. */
  operator: boolean;
  /** URLs under which other machines reach the demo; empty when it was not started for the network. */
  addresses: string[];
  viewers: number;
  max_viewers: number;
};

type TicketDto = { path: string; expires_at: string };

const networkApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    getNetwork: build.query<NetworkDto, void>({ query: () => 'network', providesTags: ['network'] }),
    issueTicket: build.mutation<TicketDto, string>({
      query: (owner_id) => ({ url: 'tickets', method: 'POST', body: { owner_id } }),
    }),
  }),
});

export const { useGetNetworkQuery, useIssueTicketMutation } = networkApi;
