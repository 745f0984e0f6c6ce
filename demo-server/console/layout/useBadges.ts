import clockFill from '@phosphor-icons/core/assets/fill/clock-fill.svg';
import robotFill from '@phosphor-icons/core/assets/fill/robot-fill.svg';
import warningCircleFill from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import {
  useGetAutopilotQuery,
  useGetClockQuery,
  useMoveClockMutation,
  useSetAutopilotMutation,
} from '../clock/clockSlice.ts';
import { activeFaults } from '../faults/faultSwitches.ts';
import { useGetFaultsQuery } from '../faults/faultsSlice.ts';
import { useChangeFault } from '../faults/useChangeFault.ts';

/** Something unusual that is on, and how to end it. */
export type Badge = {
  readonly key: string;
  readonly text: string;
  readonly icon: string;
  readonly kind: 'danger' | 'warning' | 'info';
  readonly end: () => unknown;
};

/** Returns what is unusual in the demo now: faults, a stopped clock, the autopilot. */
export function useBadges(): Badge[] {
  const { data: faults } = useGetFaultsQuery();
  const { data: clock } = useGetClockQuery();
  const { data: autopilot } = useGetAutopilotQuery();
  const changeFault = useChangeFault('always');
  const [moveClock] = useMoveClockMutation();
  const [setAutopilot] = useSetAutopilotMutation();
  const badges: Badge[] = (faults ? activeFaults(faults) : []).map((fault) => ({
    key: fault.key,
    text: fault.label,
    icon: warningCircleFill,
    kind: 'danger',
    end: () => changeFault(fault, false),
  }));
  if (clock?.frozen) {
    badges.push({
      key: 'clock',
      text: consoleTexts.clockIsStopped,
      icon: clockFill,
      kind: 'warning',
      end: () => moveClock({ frozen: false }).unwrap(),
    });
  }
  if (autopilot?.on) {
    badges.push({
      key: 'autopilot',
      text: consoleTexts.autopilotIsOn,
      icon: robotFill,
      kind: 'info',
      end: () => setAutopilot(false).unwrap(),
    });
  }
  return badges;
}
