import { useContext, useMemo } from 'react';
import { createDraftWriter, DraftOwner, type DraftValues, draftKey, readDraft } from './draft.ts';

/**
 * Remembers, per owner and across a reload, a request whose outcome is unknown. Call `begin` with a note before the
 * request and `end` once the outcome is known; `read` returns the note of a request that never ended.
 */
export function useUnansweredWrite(name: string) {
  const owner = useContext(DraftOwner);
  return useMemo(() => {
    const key = draftKey(owner, `${name} unanswered`);
    const writer = createDraftWriter(key);
    // A copy in memory for browsers without storage; it lasts as long as the screen.
    let note: DraftValues | undefined;
    return {
      read: () => note ?? readDraft(key),
      begin: (about: DraftValues) => {
        note = about;
        writer.save(about);
        writer.flush();
      },
      end: () => {
        note = undefined;
        writer.clear();
      },
    };
  }, [owner, name]);
}
