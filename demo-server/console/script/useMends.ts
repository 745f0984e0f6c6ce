import type { Step } from '../../script/steps.ts';
import type { Trouble } from '../consoleState.ts';
import { useReplaceFaults } from '../faults/useReplaceFaults.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';

/**
 * Returns a function that mends what stands in the way of a step, and does it again; nothing when the mend has done it: the
 * phone sends again by itself what a fault held up.
 */
export function useMends(step: Step, run: (only: Step) => Promise<void>): (trouble: Trouble) => Promise<void> {
  const phone = usePhone();
  const replaceFaults = useReplaceFaults();
  return async ({ mend }) => {
    if (mend === 'endFaults') await replaceFaults(() => ({}));
    if (mend === 'askForCode') phone.send({ kind: 'resend' });
    await run(step);
  };
}
