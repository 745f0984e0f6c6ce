import { describe, expect, test } from 'vitest';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { storeAndClock } from '../support/demo.ts';

// What a listener receives: `eventSocket.test.ts`.

async function eventLog() {
  const { store, clock } = await storeAndClock();
  const events = createEvents(store, clock);
  const record = (...lines: string[]) =>
    store.write(() => {
      for (const line of lines) events.record({ kind: 'store', line });
    });
  const linesAfter = (id?: string) => events.list(id).map(({ line }) => line);
  return { store, events, record, linesAfter };
}

describe('the event log', () => {
  test('lists all events, or those after the last one that a client has seen, which may be of another store', async () => {
    const { record, linesAfter } = await eventLog();
    await record('first', 'second', 'third');
    expect(linesAfter()).toEqual(['first', 'second', 'third']);
    expect(linesAfter('1')).toEqual(['second', 'third']);
    expect(linesAfter('3')).toEqual([]);
    expect(linesAfter('4')).toEqual(['first', 'second', 'third']);
  });

  test('numbers on after the data were replaced: a client that was away gets all that is new', async () => {
    const { store, record, linesAfter } = await eventLog();
    await record('first', 'second');
    const saved = store.tables();
    await record('third');
    await store.write(() => store.replaceAll({}));
    await record('reset', 'played', 'played', 'played');
    expect(linesAfter('3')).toEqual(['reset', 'played', 'played', 'played']);
    await store.write(() => store.replaceAll(saved));
    await record('restored');
    expect(linesAfter('7')).toEqual(['restored']);
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
