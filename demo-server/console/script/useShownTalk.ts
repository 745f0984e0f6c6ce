import type { OwnerDto, TalkDto } from '../dto.ts';
import { useGetTalkQuery } from '../personas/personasSlice.ts';
import { useTalkOwner } from './useTalkOwner.ts';

/** Returns a talk with what its owner has entered in the app instead of the prepared: names, rent, lease and term. */
export const asEntered = (talk: TalkDto, owner: OwnerDto | undefined): TalkDto => ({
  ...talk,
  name: owner?.given_name ?? talk.name,
  last_name: owner?.last_name ?? talk.last_name,
  rent: owner?.rent ?? talk.rent,
  chosen_term: owner?.term ?? talk.chosen_term,
  lease: owner?.lease ?? talk.lease,
});

/** Returns the talk as its owner has entered it in the app, with the term that they have chosen; null before it was prepared. */
export function useShownTalk(): TalkDto | null | undefined {
  const { data: talk } = useGetTalkQuery();
  const owner = useTalkOwner();
  return talk && { ...asEntered(talk, owner), term: owner?.term ?? talk.term };
}
