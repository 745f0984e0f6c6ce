import { describe, expect, test, vi } from 'vitest';
import { inbox, runningInbox } from '../support/inbox.ts';

/** Returns a function that resolves with the result of a wait, or with undefined while it goes on. */
const resultSoFar = <T>(waiting: Promise<T>) => {
  let result: T | undefined;
  void waiting.then((value) => {
    result = value;
  });
  return async (ms: number): Promise<T | undefined> => {
    await vi.advanceTimersByTimeAsync(ms);
    return result;
  };
};

describe('waiting for a message', () => {
  test('returns the first message of the recipient, at once when there is one, and ignores those of others', async () => {
    const { messages, sms, never } = await inbox();
    const waiting = messages.wait({ to: '5512345678' }, 30, never);
    await sms('+525587654321', '9999');
    await sms('+525512345678', '1234');
    expect((await waiting).map(({ code }) => code)).toEqual(['1234']);
    expect(await messages.wait({ to: '5512345678' }, 30, never)).toHaveLength(1);
  });

  test('returns a delayed message when the clock is set', async () => {
    const { store, clock, faults, messages, sms, never } = await inbox();
    await store.write(() => faults.replace({ delivery_s: 30 }));
    await sms('+525512345678');
    const waiting = messages.wait({}, 30, never);
    await store.write(() => clock.set(clock.instantAfter('PT30S')));
    expect(await waiting).toHaveLength(1);
  });

  test('returns an empty list when the client disconnects', async () => {
    const { messages } = await inbox();
    const reader = new AbortController();
    const waiting = messages.wait({}, 30, reader.signal);
    reader.abort();
    expect(await waiting).toEqual([]);
  });

  test('returns an empty list after the seconds that were asked for, and not before', async () => {
    const { messages, never } = await runningInbox();
    const resultAfter = resultSoFar(messages.wait({}, 30, never));
    expect(await resultAfter(29_999)).toBeUndefined();
    expect(await resultAfter(1)).toEqual([]);
  });

  test('returns a delayed message at the moment of its arrival, while an older one of another recipient is there', async () => {
    const { store, faults, messages, sms, never } = await runningInbox();
    await sms('+525587654321', '9999');
    await store.write(() => faults.replace({ delivery_s: 5 }));
    await sms('+525512345678', '1234');
    const resultAfter = resultSoFar(messages.wait({ to: '5512345678' }, 30, never));
    expect(await resultAfter(4999)).toBeUndefined();
    expect(await resultAfter(1)).toMatchObject([{ code: '1234' }]);
  });

  test.each([
    ['the clock runs', false],
    ['the clock is stopped', true],
  ])('reads the inbox again only when a message may have arrived, while %s', async (_, isFrozen) => {
    const { store, clock, faults, messages, sms, never } = await runningInbox();
    await sms('+525587654321', '9999');
    await store.write(() => faults.replace({ delivery_s: 5 }));
    await sms('+525587654321', '8888');
    await store.write(() => clock.freeze(isFrozen));
    await vi.advanceTimersByTimeAsync(1);
    const resultAfter = resultSoFar(messages.wait({ to: '5512345678' }, 30, never));
    const list = vi.spyOn(store, 'table');
    expect(await resultAfter(30_000)).toEqual([]);
    // Other than at the end: when the message of the other recipient arrives.
    expect(list.mock.calls.filter(([name]) => name === 'messages').length).toBeLessThanOrEqual(isFrozen ? 1 : 5);
  });
});
