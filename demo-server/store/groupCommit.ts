/**
 * Groups commits: those requested while a write is under way share the next write, so that many owners cost few writes.
 * A write that fails rejects its commits and those queued behind it, because their changes build on the lost ones;
 * `undo` reverts all of them. `write` must serialise the state before its first await.
 */
export function groupCommit(write: () => Promise<void>, undo: () => void): GroupCommit {
  let running: Promise<void> | null = null;
  let queued: Group | null = null;

  const run = async (group: Group): Promise<void> => {
    // One turn of the event loop: calls handled in the same turn share the write.
    await new Promise(setImmediate);
    queued = null;
    try {
      await write();
      group.resolve();
    } catch (error) {
      undo();
      group.reject(error);
      // TypeScript cannot see that commits were queued while the write was awaited.
      (queued as Group | null)?.reject(error);
      queued = null;
    }
  };

  const drain = async (): Promise<void> => {
    while (queued) await run(queued);
    running = null;
  };

  return {
    commit() {
      queued ??= newGroup();
      const { promise } = queued;
      running ??= drain();
      return promise;
    },
    async idle() {
      while (running) await running;
    },
  };
}

type GroupCommit = {
  commit(): Promise<void>;
  /** Resolves when no write is running or queued. Never rejects. */
  idle(): Promise<void>;
};

type Group = { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void };

function newGroup(): Group {
  const group = {} as Group;
  group.promise = new Promise((resolve, reject) => Object.assign(group, { resolve, reject }));
  // The caller's own await sees the failure; a commit that nobody awaits must not end the process.
  group.promise.catch(() => {});
  return group;
}
