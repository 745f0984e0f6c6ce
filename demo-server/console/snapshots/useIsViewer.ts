import { useGetNetworkQuery } from './networkSlice.ts';

/** Whether this console only looks on: from another machine nothing can be changed (contract §6). */
export function useIsViewer(): { isViewer: boolean } {
  const { data } = useGetNetworkQuery();
  return { isViewer: data?.operator === false };
}
