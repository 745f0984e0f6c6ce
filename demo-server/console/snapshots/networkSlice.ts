import { stageApi } from '../consoleApi.ts';

export type NetworkTold = {
  /** Whether this console may change anything: it runs on the demo's own machine. */
  operator: boolean;
  /** Where other machines reach the demo; none when it was not started for the network. */
  addresses: string[];
  viewers: number;
  max_viewers: number;
};

export type TicketTold = { path: string; expires_at: string };

const networkApi = stageApi.injectEndpoints({
  endpoints: (build) => ({
    getNetwork: build.query<NetworkTold, void>({ query: () => 'network', providesTags: ['network'] }),
    issueTicket: build.mutation<TicketTold, string>({
      query: (owner_id) => ({ url: 'tickets', method: 'POST', body: { owner_id } }),
    }),
  }),
});

export const { useGetNetworkQuery, useIssueTicketMutation } = networkApi;
