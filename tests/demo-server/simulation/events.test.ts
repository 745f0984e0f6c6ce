import { describe, expect, test } from 'vitest';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { storeAndClock } from '../support/demo.ts';

async function eventLog() {
  const { store, clock } = await storeAndClock();
  const events = createEvents(store, clock);
  const record = (...lines: string[]) =>
    store.write(() => {
      for (const line of lines) events.record({ kind: 'store', line });
    });
  const linesAfter = (id?: string) => events.list(id).map(({ line }) => line);
  /** Returns the lines that a new listener has received so far, and a function that removes it. */
  const listen = () => {
    const received: string[] = [];
    return { received, stop: events.listen(({ line }) => received.push(line)) };
  };
  return { store, events, record, linesAfter, listen };
}

describe('the event log', () => {
  test('lists all events, or those after the last one that a client has seen', async () => {
    const { record, linesAfter } = await eventLog();
    await record('first', 'second', 'third');
    expect(linesAfter()).toEqual(['first', 'second', 'third']);
    expect(linesAfter('1')).toEqual(['second', 'third']);
    expect(linesAfter('3')).toEqual([]);
  });

  test('lists all events to a client that has seen higher numbers, before a reset', async () => {
    const { record, linesAfter } = await eventLog();
    await record('first', 'second');
    expect(linesAfter('3')).toEqual(['first', 'second']);
  });

  test('names its newest event, and number 0 while it is empty', async () => {
    const { events, record, linesAfter } = await eventLog();
    expect(events.last()).toBe('0');
    expect(linesAfter('7')).toEqual([]);
    await record('first', 'second');
    expect(events.last()).toBe('2');
  });

  test('keeps the last thousand events', async () => {
    const { record, linesAfter } = await eventLog();
    await record(...Array.from({ length: 1005 }, (_, i) => `${i + 1}`));
    expect(linesAfter()).toEqual(Array.from({ length: 1000 }, (_, i) => `${i + 6}`));
  });
});

describe('a listener', () => {
  test('is called once with each event that is on disk, and not for a change that was undone', async () => {
    const { store, events, record, listen } = await eventLog();
    const { received } = listen();
    await store
      .write(() => {
        events.record({ kind: 'store', line: 'never' });
        throw new Error('no');
      })
      .catch(() => {});
    await record('kept');
    await expect.poll(() => received).toEqual(['kept']);
    await record('next');
    await expect.poll(() => received).toEqual(['kept', 'next']);
  });

  test('is called with the events after a reset, where the numbers start again', async () => {
    const { store, events, record, listen } = await eventLog();
    const { received } = listen();
    await record('before');
    await store.write(() => {
      store.replaceAll({});
      events.record({ kind: 'store', line: 'after' });
    });
    await expect.poll(() => received).toEqual(['before', 'after']);
  });
});
