import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectPhoneLocation } from '../consoleSlice.ts';
import type { ListedOwner } from '../inbox/listedOwner.ts';
import { useListOwnersQuery } from '../personas/personasSlice.ts';
import { useGetTalkQuery } from './talkSlice.ts';
import { useTalkName } from './useTalkOwner.ts';

/** Somebody who has just registered waits for a code on this page, and is not signed in yet. */
const CODE_PAGE = /^\/verification-code\/([^/?]+)/;

/**
 * Returns the owner on the phone, else the talk's. Before anybody has registered that is the prospect, who has no messages
 * yet.
 */
export function useListedOwner(): ListedOwner {
  const location = useSelector(selectPhoneLocation);
  const talkOwnerId = useGetTalkQuery().data?.owner_id;
  const prospect = useTalkName()?.name ?? '';
  const { data: owners = [] } = useListOwnersQuery();
  const id = location?.owner_id ?? CODE_PAGE.exec(location?.path ?? '')?.[1] ?? talkOwnerId ?? '';
  const name = owners.find((owner) => owner.id === id)?.given_name ?? prospect;
  return useMemo(() => ({ id, name }), [id, name]);
}
