import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { useGetAutopilotQuery, useGetClockQuery } from '../clock/clockSlice.ts';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import type { TechnicalTab } from './technicalTabs.ts';

/** Something that a talk usually does not have, and the tab in which it can be ended. */
export type Unusual = {
  readonly text: string;
  readonly kind: 'danger' | 'warning' | 'info';
  readonly tab: TechnicalTab;
};

/** Returns what is unusual in the demo now: faults, then a stopped clock, then the autopilot. */
export function useUnusual(): Unusual[] {
  const { data: faults } = useGetFaultsQuery();
  const { data: clock } = useGetClockQuery();
  const { data: autopilot } = useGetAutopilotQuery();
  return [
    ...(faults ? activeFaults(faults) : []).map(
      ({ label }): Unusual => ({ text: label, kind: 'danger', tab: 'faults' }),
    ),
    ...(clock?.frozen ? [{ text: technicalTexts.clockIsStopped, kind: 'warning', tab: 'clock' } as const] : []),
    ...(autopilot?.on ? [{ text: technicalTexts.autopilot, kind: 'info', tab: 'clock' } as const] : []),
  ];
}
