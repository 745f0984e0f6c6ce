import { useCallback } from 'react';
import type { OwnerDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useOpenSessionOfMutation } from './place/placeSlice.ts';

/** Returns the owner whom the talk is about; undefined before they have registered. */
export const talkOwnerIn = (owners: readonly OwnerDto[]): OwnerDto | undefined =>
  owners.find(({ is_of_talk: isOfTalk }) => isOfTalk);

/** Returns the owner whom the talk is about. */
export const useTalkOwner = (): OwnerDto | undefined => talkOwnerIn(useListOwnersQuery().data ?? []);

/** Returns a function that shows the home of the talk's owner on the phone; without one, it stays as it is. */
export function useShowTalkOwner(): () => Promise<void> {
  const phone = usePhone();
  const { refetch } = useListOwnersQuery();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(async () => {
    const owner = talkOwnerIn(await refetch().unwrap());
    if (owner) phone.startSession(await openSession(owner.id).unwrap(), '/home');
  }, [phone, refetch, openSession]);
}
