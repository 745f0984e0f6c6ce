import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { allMessagesRead, selectReadUpTo } from '../consoleSlice.ts';
import type { MessageDto } from '../dto.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useConsoleDispatch } from '../store.ts';
import { useListMessagesQuery } from './inboxSlice.ts';
import type { ListedOwner } from './listedOwner.ts';

/** Returns the messages of an owner, or of all without one, newest first; undefined while they load. */
export function useMessagesOf(owner: ListedOwner | undefined): MessageDto[] | undefined {
  const { data: messages } = useListMessagesQuery();
  const { data: owners } = useListOwnersQuery();
  if (!owner) return messages;
  const listed = owners?.find(({ id }) => id === owner.id);
  return owners && messages?.filter(({ to }) => to === listed?.email || to === listed?.phone);
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
  return useMessagesOf(owner)?.filter(isNew).length ?? 0;
}
