import { useContext, useMemo } from 'react';
import { DraftOwner, type DraftValues, draftKeeper, draftKey, readDraft } from './draft.ts';

/**
 * Remembers, for the owner and over a reload, that a request was sent whose outcome is not known: `begin` it with a note,
 * `end` it when the outcome is known. `read` returns the note of one that was never ended.
 */
export function useUnansweredWrite(name: string) {
  const owner = useContext(DraftOwner);
  return useMemo(() => {
    const key = draftKey(owner, `${name} unanswered`);
    const keeper = draftKeeper(key);
    // Where there is no storage it lasts as long as the screen.
    let note: DraftValues | undefined;
    return {
      read: () => note ?? readDraft(key),
      begin: (about: DraftValues) => {
        note = about;
        keeper.keep(about);
        keeper.flush();
      },
      end: () => {
        note = undefined;
        keeper.clear();
      },
    };
  }, [owner, name]);
}
