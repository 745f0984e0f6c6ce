import { useContext } from 'react';
import type { Notice } from '#domain/process/notice';
import { createDraftWriter, DraftOwner, draftKey, readDraft } from '#kit/form/draft.ts';

/** What of the notices an owner has seen in this tab. Kept like a draft: per owner, and deleted at the log-out. */
export type SeenNotices = {
  readonly isNew: (notice: Notice) => boolean;
  /** Remembers that these notices, all that there are, have been seen. */
  readonly remember: (notices: readonly Notice[]) => void;
};

/** Returns what the owner has seen, as it is stored now. */
export function useSeenNotices(): SeenNotices {
  const key = draftKey(useContext(DraftOwner), 'notices');
  const stored = readDraft(key)?.seen;
  const seen = new Set<unknown>(Array.isArray(stored) ? stored : []);
  return {
    isNew: ({ id }) => !seen.has(id),
    remember: (notices) => {
      const writer = createDraftWriter(key);
      writer.save({ seen: notices.map(({ id }) => id) });
      writer.flush();
    },
  };
}
