import type { Trouble } from '../consoleState.ts';
import { useReplaceFaults } from '../faults/useReplaceFaults.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';

/** Returns a function that mends what stands in the way, and does the step again. */
export function useMends(run: () => Promise<void>): (trouble: Trouble) => Promise<void> {
  const phone = usePhone();
  const replaceFaults = useReplaceFaults();
  return async ({ mend }) => {
    if (mend === 'endFaults') await replaceFaults(() => ({}));
    if (mend === 'askForCode') phone.send({ kind: 'resend' });
    await run();
  };
}
