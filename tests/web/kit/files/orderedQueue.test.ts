import { expect, test, vi } from 'vitest';
import { createOrderedQueue } from '#kit/files/orderedQueue.ts';

/** A promise that the test settles. */
function createDeferred() {
  let settle: { resolve: () => void; reject: (why: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('The executor of a promise runs at once');
  return { promise, ...settle };
}

/** Creates a queue to which tasks are added by name; `begun` lists those that have begun, in order. */
function createNamedQueue() {
  const queue = createOrderedQueue();
  const begun: string[] = [];
  const addTask = (name: string) => {
    const preparation = createDeferred();
    const work = createDeferred();
    const controller = new AbortController();
    const result = queue.add(preparation.promise, controller.signal, async () => {
      begun.push(name);
      await work.promise;
      return `${name} is done`;
    });
    return { becomesReady: preparation.resolve, fails: preparation.reject, controller, work, result };
  };
  return { begun, addTask };
}

/** Waits until all settled promises have been handled. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('a prepared task waits until the tasks added before it have begun, not until they have ended', async () => {
  const { begun, addTask } = createNamedQueue();
  const [first, second, third] = [addTask('first'), addTask('second'), addTask('third')];
  third.becomesReady();
  second.becomesReady();
  await flushPromises();
  expect(begun).toEqual([]);
  first.becomesReady();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second', 'third']));

  third.work.resolve();
  expect(await third.result).toBe('third is done');
  first.work.reject(new Error('It was lost'));
  await expect(first.result).rejects.toThrow('It was lost');
});

test('a task that fails or is aborted neither blocks later ones nor lets them overtake earlier ones', async () => {
  const { begun, addTask } = createNamedQueue();
  const [first, failed, aborted, last] = [addTask('first'), addTask('failed'), addTask('aborted'), addTask('last')];
  failed.fails(new Error('It has a password'));
  await expect(failed.result).rejects.toThrow('It has a password');
  aborted.controller.abort();
  last.becomesReady();
  await flushPromises();
  expect(begun).toEqual([]);
  first.becomesReady();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'last']));
});
