import { sampleTalk } from '../../script/sampleTalk.ts';
import { NewTalk } from './NewTalk.tsx';
import { useGetTalkQuery } from './talkSlice.ts';
import { useBeginTalk } from './useBeginTalk.ts';
import { useTalkOwner } from './useTalkOwner.ts';

/** The dialog in which a talk is prepared, with city and tone of the last one. */
export function NewTalkDialog({ onClose }: { onClose: () => void }) {
  const { data: talk } = useGetTalkQuery();
  const owner = useTalkOwner();
  const beginTalk = useBeginTalk();
  const current = talk && {
    name: owner?.given_name ?? talk.name,
    last_name: owner?.last_name ?? talk.last_name ?? '',
  };
  return (
    <NewTalk
      current={current ?? undefined}
      defaults={{ city: talk?.city ?? sampleTalk.city, tone: talk?.tone ?? sampleTalk.tone }}
      onStart={beginTalk}
      onClose={onClose}
    />
  );
}
