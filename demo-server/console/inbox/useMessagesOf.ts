import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { allMessagesRead, selectReadUpTo } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { useListMessagesQuery } from './inboxSlice.ts';
import type { ListedOwner } from './listedOwner.ts';

/** Returns the messages of an owner, or of all without one, newest first; `isKnown` when they have loaded. */
export function useMessagesOf(owner: ListedOwner | undefined): { messages: MessageDto[]; isKnown: boolean } {
  const { data } = useListMessagesQuery();
  const { data: owners } = useListOwnersQuery();
  if (!owner || !data) return { messages: data ?? [], isKnown: data !== undefined };
  const listed = owners?.find(({ id }) => id === owner.id);
  const messages = data.filter(({ to }) => to === listed?.email || to === listed?.phone);
  return { messages, isKnown: listed !== undefined };
}

/** Returns whether a message is new, and the function that marks all as read. */
export function useNewMessages() {
  const { data } = useListMessagesQuery();
  const readUpTo = useSelector(selectReadUpTo);
  const dispatch = useConsoleDispatch();
  const newest = data && Math.max(0, ...data.map(({ id }) => Number(id)));
  const isFirstLoad = newest !== undefined && (readUpTo === null || newest < readUpTo);
  useEffect(() => {
    // What is there when the page opens is not new. After a return to an earlier point the numbers are lower again.
    if (isFirstLoad) dispatch(allMessagesRead(newest));
  }, [isFirstLoad, newest, dispatch]);
  return {
    isNew: ({ id }: MessageDto) => readUpTo !== null && Number(id) > readUpTo,
    markAllAsRead: () => newest !== undefined && dispatch(allMessagesRead(newest)),
  };
}

/** Returns the number of an owner's new messages. */
export function useNewMessageCount(owner: ListedOwner | undefined): number {
  const { isNew } = useNewMessages();
  return useMessagesOf(owner).messages.filter(isNew).length;
}
