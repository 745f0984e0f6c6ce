import * as scriptTexts from '#i18n/es-MX/demo/script';
import { numberOf, type Step } from '../../script/steps.ts';
import { closingToggled, jumped } from '../consoleSlice.ts';
import { useRestoreSnapshotMutation, useSaveSnapshotMutation } from '../moments/snapshotsSlice.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useStep } from '../script/currentStep.ts';
import { useConsoleDispatch, useConsoleStore } from '../store.ts';
import { useOpenSessionOfMutation, usePlayTalkMutation } from './talkSlice.ts';
import { useReplaceData } from './useReplaceData.ts';
import { useShowTalk } from './useShowTalk.ts';
import { waitForTalkOwner } from './waitForTalkOwner.ts';

/**
 * Returns a function that takes phone, data and clock to the beginning of a step: the server plays the former steps, with
 * what the owner has entered in the app. A point is saved before, to which `undo` returns.
 */
export function useGoToStep(): { goToStep: (step: Step) => Promise<void>; undo: () => Promise<void> } {
  const dispatch = useConsoleDispatch();
  const store = useConsoleStore();
  const from = useStep();
  const phone = usePhone();
  const replaceData = useReplaceData();
  const showTalk = useShowTalk();
  const [saveSnapshot] = useSaveSnapshotMutation();
  const [restoreSnapshot] = useRestoreSnapshotMutation();
  const [playTalk] = usePlayTalkMutation();
  const [openSession] = useOpenSessionOfMutation();
  return {
    async goToStep(step) {
      await waitForTalkOwner(store);
      await saveSnapshot(scriptTexts.pointBeforeJump).unwrap();
      await replaceData(async () => {
        const { owner_id, path } = await playTalk(step.id).unwrap();
        phone.startSession(owner_id === null ? null : await openSession(owner_id).unwrap(), path);
      });
      dispatch(closingToggled(false));
      dispatch(jumped({ from: numberOf(from), to: numberOf(step) }));
    },
    async undo() {
      await replaceData(async () => {
        await restoreSnapshot(scriptTexts.pointBeforeJump).unwrap();
        await showTalk();
      });
      dispatch(jumped(null));
    },
  };
}
