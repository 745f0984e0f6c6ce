import { useGetNetworkQuery } from './networkSlice.ts';

/** Returns whether this console is read-only, as it is on other machines than the demo's. */
export const useIsViewer = (): boolean => useGetNetworkQuery().data?.operator === false;
