import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectStep } from '../consoleSlice.ts';
import type { OwnerDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useOpenSessionOfMutation } from './place/placeSlice.ts';
import { indexOfStep } from './steps.ts';

/** Returns the newest owner who registered; undefined before anybody has. */
export const newestRegistered = (owners: readonly OwnerDto[]): OwnerDto | undefined =>
  owners.filter(({ persona }) => persona === null).at(-1);

/** The first step at which the talk's owner has registered: the newest one of before may be that of another talk. */
const FIRST_STEP_OF_OWNER = indexOfStep('name');

/** Returns the owner whom the talk is about when it is at the step with this index. */
export const talkOwnerAt = (index: number, owners: readonly OwnerDto[]): OwnerDto | undefined =>
  index < FIRST_STEP_OF_OWNER ? undefined : newestRegistered(owners);

/** Returns the owner whom the talk is about. */
export const useTalkOwner = (): OwnerDto | undefined =>
  talkOwnerAt(useSelector(selectStep), useListOwnersQuery().data ?? []);

/** Returns a function that shows the home of the talk's owner on the phone; without one, it stays as it is. */
export function useShowTalkOwner(): () => Promise<void> {
  const phone = usePhone();
  const { refetch } = useListOwnersQuery();
  const [openSession] = useOpenSessionOfMutation();
  return useCallback(async () => {
    const owner = newestRegistered(await refetch().unwrap());
    if (owner) phone.startSession(await openSession(owner.id).unwrap(), '/home');
  }, [phone, refetch, openSession]);
}
