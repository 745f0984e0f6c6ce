import { useContext, useMemo } from 'react';
import { problemOf } from '#api/problem';
import { createDraftWriter, DraftOwner, draftKey, readDraft } from '#kit/form/draft.ts';

/**
 * Returns a function that runs a write, and remembers, per owner and across a reload, when it gets no response.
 * `isRepeated` is whether an earlier one got none.
 */
export function useUnansweredWrite(name: string) {
  const owner = useContext(DraftOwner);
  return useMemo(() => {
    const key = draftKey(owner, `${name} unanswered`);
    const writer = createDraftWriter(key);
    // A copy in memory for browsers without storage; it lasts as long as the screen.
    let isSent = false;
    const end = () => {
      isSent = false;
      writer.clear();
    };
    return async <Result>(write: (isRepeated: boolean) => Promise<Result>): Promise<Result> => {
      const isRepeated = isSent || readDraft(key) !== undefined;
      isSent = true;
      writer.save({ sent: true });
      writer.flush();
      try {
        const result = await write(isRepeated);
        end();
        return result;
      } catch (error) {
        // The error response to a repetition says nothing about the earlier request.
        if (problemOf(error).kind === 'http' && !isRepeated) end();
        throw error;
      }
    };
  }, [owner, name]);
}
