import { useReplaceData } from '../script/place/useReplaceData.ts';
import { useGetHealthQuery, useResetMutation } from './snapshotsSlice.ts';

/** Returns the function that resets the demo and opens the landing page on the phone. */
export function useRestartDemo(): () => Promise<void> {
  const [reset] = useResetMutation();
  const { data: health } = useGetHealthQuery();
  const replaceData = useReplaceData();
  return () =>
    replaceData(async () => {
      // Keeps the current scenario, whatever the server was started with.
      await reset(health?.scenario ? { scenario: health.scenario } : {}).unwrap();
      return null;
    });
}
