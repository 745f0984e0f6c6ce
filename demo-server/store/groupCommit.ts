/**
 * Shares writes: a commit asked for while a write is under way waits for the next one, together with all others that
 * ask meanwhile, so that many owners cost one write (contract §6). A write that fails fails the commits that wait for
 * it and those queued behind it, because what they changed stands on what was lost: `undo` takes all of it back.
 * `write` must take its picture of the state before it first waits.
 */
export function groupCommit(
  write: () => Promise<void>,
  undo: () => void,
): { commit(): Promise<void>; idle(): Promise<void> } {
  let running: Promise<void> | null = null;
  let queued: Group | null = null;

  const run = async (group: Group): Promise<void> => {
    // One turn of the event loop: whoever is being served in this one shares the write.
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
    /** Resolves when nothing is being written and nothing waits; never rejects. */
    async idle() {
      while (running) await running;
    },
  };
}

type Group = { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void };

function newGroup(): Group {
  const group = {} as Group;
  group.promise = new Promise((resolve, reject) => Object.assign(group, { resolve, reject }));
  // Whoever awaits sees the failure; a commit that nobody awaits must not end the process.
  group.promise.catch(() => {});
  return group;
}
