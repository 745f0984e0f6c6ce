import pLimit from 'p-limit';
import { useMoveClockMutation, useSetAutopilotMutation } from './clockSlice.ts';

/** A value waits for the one before: of two quick presses the first must not arrive last. */
const inTurn = pLimit(1);

/** Returns functions that stop or start the demo's clock, and turn the autopilot on or off. They reject when the call fails. */
export function useClockSwitches() {
  const [moveClock] = useMoveClockMutation();
  const [setAutopilot] = useSetAutopilotMutation();
  return {
    setClockFrozen: (frozen: boolean) => inTurn(() => moveClock({ frozen }).unwrap()),
    setAutopilot: (on: boolean) => inTurn(() => setAutopilot(on).unwrap()),
  };
}
