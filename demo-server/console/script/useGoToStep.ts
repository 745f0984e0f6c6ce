import * as scriptTexts from '#i18n/es-MX/demo/script';
import type { TalkDto } from '../dto.ts';
import { useShowNotice } from '../kit/useAction.ts';
import { useGetTalkQuery, useListOwnersQuery, usePrepareTalkMutation } from '../personas/personasSlice.ts';
import { useGetHealthQuery, useResetMutation } from '../snapshots/snapshotsSlice.ts';
import { useReplaceData } from './place/useReplaceData.ts';
import { playScriptUntil } from './play/playScript.ts';
import { asEntered } from './useShownTalk.ts';
import { talkOwnerIn } from './useTalkOwner.ts';

/**
 * Returns a function that takes phone, data and clock to the beginning of a step: with new data, at the time at which
 * the talk began, it plays the former steps on the server. The talk keeps its prospect, with what they have entered and
 * chosen in the app, unless another one is given, and what was shown in it, unless it begins anew at the first step.
 */
export function useGoToStep(): (index: number, prospect?: TalkDto) => Promise<void> {
  const { data: current } = useGetTalkQuery();
  const { data: beginning } = useGetHealthQuery();
  const [reset] = useResetMutation();
  const [prepareTalk] = usePrepareTalkMutation();
  const replaceData = useReplaceData();
  const showNotice = useShowNotice();
  const { refetch: refetchOwners } = useListOwnersQuery();
  return async (index, prospect) => {
    const owner = talkOwnerIn(await refetchOwners().unwrap());
    const talk = prospect ?? (current && asEntered(current, owner));
    const { scenario, began_at: now } = beginning ?? {};
    await replaceData(async () => {
      await reset({ ...(scenario && { scenario }), ...(now && { now }), same_talk: index > 0 }).unwrap();
      if (talk) await prepareTalk(talk).unwrap();
      return playScriptUntil(index, talk ? talk.chosen_term : (owner?.term ?? undefined));
    });
    showNotice(scriptTexts.youAreAtStep({ number: index + 1 }));
  };
}
