import { paths } from '#paths';
import { closingToggled, jumped } from '../consoleSlice.ts';
import type { TalkProspectDto } from '../dto.ts';
import { usePhone } from '../phone-frame/phoneContext.ts';
import { useConsoleDispatch } from '../store.ts';
import { useBeginTalkMutation } from './talkSlice.ts';
import { useReplaceData } from './useReplaceData.ts';

/** Returns a function that begins a talk: new data, clock, messages and faults, and the landing page on the phone. */
export function useBeginTalk(): (prospect: TalkProspectDto) => Promise<void> {
  const phone = usePhone();
  const dispatch = useConsoleDispatch();
  const replaceData = useReplaceData();
  const [beginTalk] = useBeginTalkMutation();
  return (prospect) =>
    replaceData(async () => {
      await beginTalk(prospect).unwrap();
      phone.startSession(null, paths.landing);
      dispatch(closingToggled(false));
      dispatch(jumped(null));
    });
}
