import { useGetNetworkQuery } from './networkSlice.ts';

/** Returns whether this console is read-only, as it is on other machines than the demo's. */
export function useIsViewer(): { isViewer: boolean } {
  const { data } = useGetNetworkQuery();
  return { isViewer: data?.operator === false };
}
