import { useCallback } from 'react';
import { selectInterrupted, selectOwnerId, selectPhoneLocation, selectStep } from '../../consoleSlice.ts';
import type { PlaceDto } from '../../dto.ts';
import { useListPersonasQuery } from '../../personas/personasSlice.ts';
import { useConsoleStore } from '../../store.ts';
import { talkPosition } from './talkPosition.ts';

/** Returns a function that returns where the talk is, also while a persona interrupts it; null when none is under way. */
export function useTalkPosition(): () => NonNullable<PlaceDto['interrupted']> | null {
  const store = useConsoleStore();
  const { data: personas } = useListPersonasQuery();
  return useCallback(() => {
    const state = store.getState();
    const path = selectPhoneLocation(state)?.path ?? '/home';
    const here = { step: selectStep(state), path, ownerId: selectOwnerId(state) };
    return selectInterrupted(state) ?? talkPosition(here, personas ?? []);
  }, [store, personas]);
}
