import { useCallback } from 'react';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import { steps } from '../../script/steps.ts';
import { refetchCaseFile } from '../case-file/caseFileSlice.ts';
import { interruptedChanged, selectOwnerId, selectPhoneLocation, selectStep, stepChosen } from '../consoleSlice.ts';
import type { PersonaDto, PlaceDto } from '../dto.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { useGetTalkQuery } from '../personas/personasSlice.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { useConsoleStore } from '../store.ts';
import { BEGINNING } from './place/useGoToPlace.ts';
import { useTalkPosition } from './place/useTalkPosition.ts';
import { ARRIVAL_TIMEOUT_MS, waitForState } from './run/waitForState.ts';
import { stepOfOwner } from './stepOfOwner.ts';

type Named = Pick<PersonaDto, 'key' | 'id' | 'name'>;

/**
 * Returns a function that signs a persona in on the phone and takes the script to the step that comes next for them. It
 * notes the talk that they interrupt, null for none, and returns a sentence that says which step that is, or that they are
 * outside of the script, which then stays where it is.
 */
export function useOpenPersona(): (persona: Named, interrupted: PlaceDto['interrupted']) => Promise<string> {
  const store = useConsoleStore();
  const signIn = useSignInPersona();
  return useCallback(
    async ({ key, id, name }, interrupted) => {
      const { has_temporary_password } = await signIn(key);
      const file = await store.dispatch(refetchCaseFile(id));
      const stepId = has_temporary_password ? undefined : stepOfOwner(file);
      const index = steps.findIndex((step) => step.id === stepId);
      // The phone's first page would move the script on.
      await waitForState(store, (state) => selectPhoneLocation(state) !== null, ARRIVAL_TIMEOUT_MS);
      // Another window may have taken the talk elsewhere meanwhile.
      if (selectOwnerId(store.getState()) === id) {
        if (stepId !== undefined) store.dispatch(stepChosen(index));
        store.dispatch(interruptedChanged(interrupted ?? null));
      }
      if (stepId === undefined) return scriptTexts.outsideScript({ name });
      return scriptTexts.personaAtStep({ name, number: index + 1, title: scriptTexts.steps[stepId].title });
    },
    [store, signIn],
  );
}

/**
 * Returns a function that enters a persona and says where in the script they are. A talk that is under way, or was
 * prepared, can return.
 */
export function useEnterPersona(): (persona: PersonaDto) => Promise<void> {
  const store = useConsoleStore();
  const talkPosition = useTalkPosition();
  const { data: talk } = useGetTalkQuery();
  const openPersona = useOpenPersona();
  const showNotice = useShowNotice();
  return async (persona) => {
    const state = store.getState();
    const isPrepared = talk && selectStep(state) === 0 && selectOwnerId(state) === null;
    const interrupted = talkPosition() ?? (isPrepared ? BEGINNING : null);
    showNotice(await openPersona(persona, interrupted?.owner_id === persona.id ? null : interrupted));
  };
}
