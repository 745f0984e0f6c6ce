import { expect, test, vi } from 'vitest';
import { createOrderedQueue } from '#kit/files/orderedQueue.ts';

/** A promise that the test settles. */
function byHand() {
  let settle: { resolve: () => void; reject: (why: Error) => void } | undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('A promise begins at once');
  return { promise, ...settle };
}

/** Takes things up by name; tells which have begun, in their order. */
function row() {
  const turns = createOrderedQueue();
  const begun: string[] = [];
  const takeUp = (name: string) => {
    const preparation = byHand();
    const work = byHand();
    const controller = new AbortController();
    const result = turns.add(preparation.promise, controller.signal, async () => {
      begun.push(name);
      await work.promise;
      return `${name} is through`;
    });
    return { isReady: preparation.resolve, isRefused: preparation.reject, controller, work, result };
  };
  return { begun, takeUp };
}

/** Lets everything happen that waits for nothing any more. */
const calm = () => new Promise((resolve) => setImmediate(resolve));

test('what is ready first waits for what was taken up before it, and only for its beginning', async () => {
  const { begun, takeUp } = row();
  const [first, second, third] = [takeUp('first'), takeUp('second'), takeUp('third')];
  third.isReady();
  second.isReady();
  await calm();
  expect(begun).toEqual([]);
  first.isReady();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'second', 'third']));

  third.work.resolve();
  expect(await third.result).toBe('third is through');
  first.work.reject(new Error('It was lost'));
  await expect(first.result).rejects.toThrow('It was lost');
});

test('one that is refused or given up holds nobody, and lets nobody pass those before it', async () => {
  const { begun, takeUp } = row();
  const [first, refused, givenUp, last] = [takeUp('first'), takeUp('refused'), takeUp('given up'), takeUp('last')];
  refused.isRefused(new Error('It has a password'));
  await expect(refused.result).rejects.toThrow('It has a password');
  givenUp.controller.abort();
  last.isReady();
  await calm();
  expect(begun).toEqual([]);
  first.isReady();
  await vi.waitFor(() => expect(begun).toEqual(['first', 'last']));
});
