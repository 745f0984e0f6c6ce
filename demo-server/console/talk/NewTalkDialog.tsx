import { sampleTalk } from '../../script/sampleTalk.ts';
import { NewTalk } from './NewTalk.tsx';
import { useGetTalkQuery } from './talkSlice.ts';
import { useBeginTalk } from './useBeginTalk.ts';
import { useTalkName } from './useTalkOwner.ts';

/** The dialog in which a talk is prepared, with city and tone of the last one. */
export function NewTalkDialog({ onClose }: { onClose: () => void }) {
  const { data: talk } = useGetTalkQuery();
  const beginTalk = useBeginTalk();
  const current = useTalkName()?.fullName;
  return (
    <NewTalk
      current={current}
      defaults={{ city: talk?.city ?? sampleTalk.city, tone: talk?.tone ?? sampleTalk.tone }}
      onStart={beginTalk}
      onClose={onClose}
    />
  );
}
