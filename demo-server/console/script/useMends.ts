import type { Step } from '../../script/steps.ts';
import type { Trouble } from '../consoleState.ts';
import { useReplaceFaults } from '../faults/useReplaceFaults.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';

/** Returns a function that mends what stands in the way, and does the step again. */
export function useMends(run: (step: Step) => Promise<void>): (trouble: Trouble, step: Step) => Promise<void> {
  const phone = usePhone();
  const replaceFaults = useReplaceFaults();
  return async ({ mend }, step) => {
    if (mend === 'endFaults') await replaceFaults(() => ({}));
    if (mend === 'askForCode') phone.send({ kind: 'resend' });
    await run(step);
  };
}
