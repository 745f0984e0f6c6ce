import * as scriptTexts from '#i18n/es-MX/demo/script';
import { fetchCaseFile } from '../case-file/caseFileSlice.ts';
import { selectPhoneLocation, stepChosen } from '../consoleSlice.ts';
import type { PersonaDto } from '../dto.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { useSignInPersona } from '../personas/useSignInPersona.ts';
import { useConsoleStore } from '../store.ts';
import { ARRIVAL_TIMEOUT_MS } from './run/useStepAction.ts';
import { waitForState } from './run/waitForState.ts';
import { stepOfOwner } from './stepOfOwner.ts';
import { steps } from './steps.ts';

/**
 * Returns a function that signs a persona in on the phone and takes the script to the step that comes next for them. It
 * says which one that is, or that they are outside of the script, which then stays where it is.
 */
export function useEnterPersona(): (persona: PersonaDto) => Promise<void> {
  const store = useConsoleStore();
  const signIn = useSignInPersona();
  const showNotice = useShowNotice();
  return async ({ key, id, name }) => {
    const { has_temporary_password } = await signIn(key);
    const file = await store.dispatch(fetchCaseFile(id)).unwrap();
    const stepId = has_temporary_password ? undefined : stepOfOwner(file);
    const index = steps.findIndex((step) => step.id === stepId);
    if (stepId === undefined) return showNotice(scriptTexts.outsideScript({ name }));
    // The phone's first page would move the script on.
    await waitForState(store, (state) => selectPhoneLocation(state) !== null, ARRIVAL_TIMEOUT_MS);
    store.dispatch(stepChosen(index));
    showNotice(scriptTexts.personaAtStep({ name, number: index + 1, title: scriptTexts.steps[stepId].title }));
  };
}
