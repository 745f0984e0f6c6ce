import { useSelector } from 'react-redux';
import * as scriptTexts from '#i18n/es-MX/demo/script';
import type { Step } from '../../script/steps.ts';
import { transitionLabel } from '../case-file/transitionLabels.ts';
import { usePhoneCaseFile } from '../case-file/usePhoneCaseFile.ts';
import { selectJump, selectPhoneLocation, selectTrouble } from '../consoleSlice.ts';
import { useNewMessages } from '../inbox/useMessagesOf.ts';
import { useIsDriving } from '../kit/driving.ts';
import { useAction } from '../kit/useAction.ts';
import { useGetTalkQuery } from '../talk/talkSlice.ts';
import { useGoToStep } from '../talk/useGoToStep.ts';
import { useShowTalk } from '../talk/useShowTalk.ts';
import { useTalkName } from '../talk/useTalkOwner.ts';
import { handHint } from './handHint.ts';
import type { LineProps } from './Line.tsx';
import type { MainButtonProps } from './MainButton.tsx';
import { useRunStep } from './run/useRunStep.ts';
import { useMends } from './useMends.ts';
import { useStepTarget } from './useStepTarget.ts';

/**
 * Returns what the line above the button says, and what the button does: the first of these that is the case. Another window
 * drives; a step is being done; something stood in its way; somebody else or nobody is on the phone; the operator has
 * jumped; else how the step is done by hand.
 */
export function useLine(step: Step, onDrive: () => void): { line: LineProps; button: MainButtonProps } {
  const isDriving = useIsDriving();
  const { isRunning, run, stop } = useRunStep();
  const trouble = useSelector(selectTrouble);
  const mend = useMends(step, run);
  const away = useWhoIsAway(step);
  const showTalk = useShowTalk();
  const jump = useSelector(selectJump);
  const { undo } = useGoToStep();
  const { message, decision } = useStepTarget(step);
  const act = useAction();
  const { markAllAsRead } = useNewMessages();

  if (!isDriving) {
    return {
      line: { kind: 'info', text: scriptTexts.otherWindowDrives },
      button: { kind: 'useThisWindow', onPress: onDrive },
    };
  }
  if (isRunning) {
    return { line: { kind: 'plain', text: underWay(step) }, button: { kind: 'stop', onPress: stop } };
  }
  // A step may end after it was given up: then its trouble is over, too.
  if (trouble && (trouble.step ?? step.id) === step.id) {
    const label = scriptTexts.mends[trouble.mend];
    const button = { kind: 'go', label, onPress: () => act(() => mend(trouble)) } as const;
    return { line: { kind: 'trouble', text: trouble.text }, button };
  }
  if (away) {
    const button = { kind: 'go', label: away.label, onPress: () => act(() => showTalk()) } as const;
    return { line: { kind: 'info', text: away.text }, button };
  }
  const doIt = () => {
    // What the step brings is new.
    markAllAsRead();
    return act(() => run());
  };
  const button = { kind: 'go', label: scriptTexts.doItForMe, onPress: doIt } as const;
  if (jump) {
    const undoing = { label: scriptTexts.undo, onPress: undo };
    return { line: { kind: 'done', text: scriptTexts.youWent(jump), action: undoing }, button };
  }
  return { line: { kind: 'hand', ...(handHint(step, message, decision) ?? { text: '' }) }, button };
}

/** Returns who is on the phone instead of the talk's owner, and the label of the button that takes the talk back. */
function useWhoIsAway(step: Step): { text: string; label: string } | undefined {
  const { data: talk } = useGetTalkQuery();
  const location = useSelector(selectPhoneLocation);
  const file = usePhoneCaseFile();
  const name = useTalkName()?.name;
  if (!talk || location === null || name === undefined) return undefined;
  if (location.owner_id === null) {
    // Whoever has just registered is not signed in before the code.
    if (talk.owner_id === null || step.id === 'code') return undefined;
    return { text: scriptTexts.nobodyOnPhone, label: scriptTexts.signInAndGoOn({ name }) };
  }
  // The last act is about another person.
  const isOfTalk = location.owner_id === talk.owner_id || step.act === 'bureau';
  if (isOfTalk || !file || (talk.owner_id === null && file.persona === null)) return undefined;
  return {
    text: scriptTexts.personaOnPhone({ name: file.given_name ?? file.name }),
    label: scriptTexts.returnTo({ name }),
  };
}

/** Returns what the button is doing at a step. */
function underWay({ action }: Step): string {
  if (action.type === 'signIn') return scriptTexts.underWay.signIn({ what: scriptTexts.bureauPersona });
  if (action.type !== 'transitions') return scriptTexts.underWay[action.type];
  return scriptTexts.underWay.transitions({
    what: transitionLabel(action.kind, action.transitions.at(-1) ?? action.transitions[0]),
  });
}
