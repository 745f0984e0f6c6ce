import { useCallback } from 'react';
import { paths } from '#paths';
import { hasGap } from '../../script/pathOfStep.ts';
import type { Step } from '../../script/steps.ts';
import type { OwnerDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { fetchPathOfStep } from './fetchOwners.ts';
import { useOpenSessionOfMutation } from './place/placeSlice.ts';
import { usePlaceSync } from './place/placeSyncContext.ts';

/** Returns the owner whom the talk is about; undefined before they have registered. */
export const talkOwnerIn = (owners: readonly OwnerDto[]): OwnerDto | undefined =>
  owners.find(({ is_of_talk: isOfTalk }) => isOfTalk);

/** Returns the owner whom the talk is about. */
export const useTalkOwner = (): OwnerDto | undefined => talkOwnerIn(useListOwnersQuery().data ?? []);

/**
 * Returns a function that shows the talk's owner on the phone, at the page of a step or at home; without an owner the phone
 * stays as it is.
 */
export function useShowTalkOwner(): (step?: Step) => Promise<void> {
  const phone = usePhone();
  const sync = usePlaceSync();
  const { refetch } = useListOwnersQuery();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(
    (step) =>
      sync.act(async () => {
        const owner = talkOwnerIn(await refetch().unwrap());
        if (!owner) return;
        const path = step && (await fetchPathOfStep(step, owner.id));
        const session = await openSession(owner.id).unwrap();
        phone.startSession(session, path === undefined || hasGap(path) ? paths.home : path);
      }),
    [phone, sync, refetch, openSession],
  );
}
