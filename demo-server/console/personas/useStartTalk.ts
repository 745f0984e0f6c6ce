import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { steps } from '../../script/steps.ts';
import { selectStep } from '../consoleSlice.ts';
import { deleteAllDrafts } from '../draftsAside.ts';
import type { TalkDto } from '../dto.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useForgetShownStepsMutation } from '../script/closing/shownStepsSlice.ts';
import { useTakeTalkTo } from '../script/place/useGoToPlace.ts';
import { useOpenPersona } from '../script/useEnterPersona.ts';
import { useGoToStep } from '../script/useGoToStep.ts';
import { useTalkOwner } from '../script/useTalkOwner.ts';
import { useGetTalkQuery, usePersonaliseMutation, usePrepareTalkMutation } from './personasSlice.ts';

/** Choice of "Empieza como": a new owner who goes through the whole script. */
export const FROM_THE_START = '';

/** The entries of "Preparar la plática": the talk, and the persona whose state it starts in. */
export type PreparedTalk = TalkDto & { readonly like: string };

/** Returns a function that starts the talk with a prospect: as a new owner, or as one in the state of a persona. */
export function useStartTalk(): (request: PreparedTalk) => Promise<void> {
  const [personalise] = usePersonaliseMutation();
  const [prepareTalk] = usePrepareTalkMutation();
  const [forgetShownSteps] = useForgetShownStepsMutation();
  const phone = usePhone();
  const openPersona = useOpenPersona();
  const takeTalkTo = useTakeTalkTo();
  const showNotice = useShowNotice();
  return async ({ like, chosen_term: _chosenTerm, lease: _lease, ...prospect }) => {
    const talk = await prepareTalk(prospect).unwrap();
    await forgetShownSteps().unwrap();
    deleteAllDrafts();
    if (like === FROM_THE_START) {
      showNotice(consoleTexts.talkReady({ name: fullName(talk) }));
      return takeTalkTo(null);
    }
    const { tone: _tone, ...request } = prospect;
    const persona = await personalise({ like, ...request }).unwrap();
    showNotice(consoleTexts.personaReady({ name: persona.name }));
    if (!phone.isVisible) return;
    await openPersona(persona, null);
  };
}

/** Returns a function that changes the prospect of the talk, which goes on at the present step with the new data. */
export function useChangeProspect(): (request: PreparedTalk) => Promise<void> {
  const index = useSelector(selectStep);
  const [prepareTalk] = usePrepareTalkMutation();
  const goToStep = useGoToStep();
  const { data: current } = useGetTalkQuery();
  const owner = useTalkOwner();
  const showNotice = useShowNotice();
  return async ({ like: _like, chosen_term: _chosenTerm, lease: _lease, ...prospect }) => {
    // The term that was chosen in the app, which the dialog shows, stays a choice within the lease that was entered there.
    const isTermKept = current && owner && prospect.term === owner.term;
    const term = isTermKept && {
      term: current.term,
      chosen_term: owner.term ?? undefined,
      lease: owner.lease ?? undefined,
    };
    const talk = await prepareTalk({ ...prospect, ...term }).unwrap();
    // Before its first step nobody has the old data, and after its last one nothing goes on.
    if (index > 0 && index < steps.length) await goToStep(index, talk);
    showNotice(consoleTexts.talkReady({ name: fullName(talk) }));
  };
}

const fullName = ({ name, last_name }: TalkDto): string => [name, last_name].filter(Boolean).join(' ');
