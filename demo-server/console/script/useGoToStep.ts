import * as scriptTexts from '#i18n/es-MX/demo/script';
import { idOfStep } from '../../script/steps.ts';
import type { TalkDto } from '../dto.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { useResetMutation } from '../snapshots/snapshotsSlice.ts';
import { useReplaceData } from './place/useReplaceData.ts';

/**
 * Returns a function that takes phone, data and clock to the beginning of a step: the server begins the talk anew and plays
 * the former steps. The talk keeps its prospect, with what they have entered and chosen in the app, unless another one is
 * given.
 */
export function useGoToStep(): (index: number, prospect?: TalkDto) => Promise<void> {
  const [reset] = useResetMutation();
  const replaceData = useReplaceData();
  const showNotice = useShowNotice();
  return async (index, prospect) => {
    const step = idOfStep(index);
    await replaceData(async () => {
      const { owner_id, path } = await reset({ same_talk: true, step, prospect }).unwrap();
      return { step, owner_id, path };
    });
    showNotice(scriptTexts.youAreAtStep({ number: index + 1 }));
  };
}
