import { useContext, useMemo } from 'react';
import { createDraftWriter, DraftOwner, draftKey, readDraft } from './draft.ts';

/**
 * Remembers, per owner and across a reload, that a request was sent whose outcome is unknown. Call `begin` before the
 * request and `end` once the outcome is known; `isPending` is whether a request began and never ended.
 */
export function useUnansweredWrite(name: string) {
  const owner = useContext(DraftOwner);
  return useMemo(() => {
    const key = draftKey(owner, `${name} unanswered`);
    const writer = createDraftWriter(key);
    // A copy in memory for browsers without storage; it lasts as long as the screen.
    let isSent = false;
    return {
      isPending: () => isSent || readDraft(key) !== undefined,
      begin: () => {
        isSent = true;
        writer.save({ sent: true });
        writer.flush();
      },
      end: () => {
        isSent = false;
        writer.clear();
      },
    };
  }, [owner, name]);
}
