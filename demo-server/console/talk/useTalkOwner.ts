import { useGetCaseFileQuery } from '../case-file/caseFileSlice.ts';
import type { CaseFileDto } from '../dto.ts';
import { useGetTalkQuery } from './talkSlice.ts';

/** Returns the file of the owner whom the talk is about; undefined before they have registered. */
export function useTalkOwner(): CaseFileDto | undefined {
  const ownerId = useGetTalkQuery().data?.owner_id ?? null;
  return useGetCaseFileQuery(ownerId ?? '', { skip: ownerId === null }).currentData;
}

/** What the talk is called after: its owner as they have entered themselves in the app, else the prospect as prepared. */
export type TalkName = {
  readonly name: string;
  readonly fullName: string;
  /** MXN a month, and months. */
  readonly rent: number;
  readonly term: number;
};

/** Returns whom the talk is about; undefined while there is none. */
export function useTalkName(): TalkName | undefined {
  const { data: talk } = useGetTalkQuery();
  const owner = useTalkOwner();
  if (!talk) return undefined;
  const name = owner?.given_name ?? talk.name;
  const lastName = owner?.last_name ?? talk.last_name ?? '';
  return {
    name,
    fullName: `${name} ${lastName}`.trim(),
    rent: owner?.rent ?? talk.rent,
    term: owner?.term ?? talk.chosen_term ?? talk.term,
  };
}
