import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import robotFill from '@phosphor-icons/core/assets/fill/robot-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { useGetAutopilotQuery, useGetClockQuery } from '../clock/clockSlice.ts';
import { useClockSwitches } from '../clock/useClockSwitches.ts';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { useChangeFault } from '../faults/useChangeFault.ts';
import type { Badge } from './badge.ts';

/** Returns what is unusual in the demo now: faults, a stopped clock, the autopilot. */
export function useBadges(): Badge[] {
  const { data: faults } = useGetFaultsQuery();
  const { data: clock } = useGetClockQuery();
  const { data: autopilot } = useGetAutopilotQuery();
  const changeFault = useChangeFault('always');
  const { setClockFrozen, setAutopilot } = useClockSwitches();
  const badges: Badge[] = (faults ? activeFaults(faults) : []).map((fault) => ({
    key: fault.key,
    text: fault.label,
    ...(fault.short !== undefined && { short: fault.short }),
    icon: warningCircleFill,
    kind: 'danger',
    end: () => changeFault(fault, false),
  }));
  // First of all: a badge that is only counted could not be ended.
  if (clock?.frozen) {
    badges.push({
      key: 'clock',
      text: consoleTexts.clockIsStopped,
      short: consoleTexts.short.isStopped,
      icon: clockFill,
      kind: 'warning',
      end: () => setClockFrozen(false),
    });
  }
  if (autopilot?.on) {
    badges.push({
      key: 'autopilot',
      text: consoleTexts.autopilotIsOn,
      short: consoleTexts.short.autopilot,
      icon: robotFill,
      kind: 'info',
      end: () => setAutopilot(false),
    });
  }
  return badges;
}
