import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnerId } from '../consoleSlice.ts';
import type { MessageDto, OwnerDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useListMessagesQuery } from './inboxSlice.ts';

/**
 * Returns the messages of the owner on the phone, newest first; of all owners while nobody is signed in there; `isKnown` when
 * they have loaded.
 */
export function useOwnerMessages(): { owner: OwnerDto | undefined; messages: MessageDto[]; isKnown: boolean } {
  const { data } = useListMessagesQuery();
  const { data: owners, refetch } = useListOwnersQuery();
  const ownerId = useSelector(selectOwnerId);
  const owner = owners?.find(({ id }) => id === ownerId);
  // Somebody who has just registered is in no list yet: the messages of all would be theirs.
  const isUnknown = owners !== undefined && ownerId !== null && owner === undefined;
  useEffect(() => {
    if (isUnknown) void refetch();
  }, [isUnknown, refetch]);
  const messages = (data ?? []).filter(({ to }) => !owner || to === owner.email || to === owner.phone);
  return { owner, messages, isKnown: data !== undefined };
}
