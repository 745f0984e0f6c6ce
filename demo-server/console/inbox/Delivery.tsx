import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { deliveryFault } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { useChangeFault } from '../faults/useChangeFault.ts';
import { SelectEntry } from '../kit/Entry.tsx';

/** Delays in seconds, with their labels; null when no message arrives. */
const delays = [
  [0, consoleTexts.atOnce],
  [5, consoleTexts.after5s],
  [30, consoleTexts.after30s],
  [null, consoleTexts.never],
] as const;

/** Choice of the delay with which messages arrive, or that none arrives. */
export function Delivery() {
  const { data: faults } = useGetFaultsQuery();
  const change = useChangeFault('always');
  const choose = (value: string) => {
    const delay = delays.find(([seconds]) => String(seconds) === value);
    if (delay) void change(deliveryFault(delay[0]), true);
  };
  return (
    <SelectEntry
      inline
      label={consoleTexts.theyArrive}
      value={String(faults ? faults.delivery_s : 0)}
      options={delays.map(([seconds, label]) => [String(seconds), label] as const)}
      // Before the faults have loaded a choice would be lost.
      disabled={faults === undefined}
      onChoose={choose}
    />
  );
}
