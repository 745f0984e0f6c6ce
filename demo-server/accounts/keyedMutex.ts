import pLimit, { type LimitFunction } from 'p-limit';

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;

/** Returns a function that runs jobs of the same name one after the other, in order; other names do not wait. */
export function createKeyedMutex() {
  const queues = new Map<string, LimitFunction>();
  return async <T>(name: string, job: () => Promise<T>): Promise<T> => {
    const queue = queues.get(name) ?? pLimit(1);
    queues.set(name, queue);
    try {
      return await queue(job);
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) queues.delete(name);
    }
  };
}
