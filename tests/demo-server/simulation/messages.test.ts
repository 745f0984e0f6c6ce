import { describe, expect, test } from 'vitest';
import { createEvents } from '../../../demo-server/simulation/events.ts';
import { createFaults } from '../../../demo-server/simulation/faults.ts';
import { createMessages } from '../../../demo-server/simulation/messages.ts';
import { running, storeAndClock } from '../support/demo.ts';

async function inbox() {
  const { store, clock, machine } = await storeAndClock();
  const faults = createFaults(store);
  const events = createEvents(store, clock);
  const messages = createMessages({ store, clock, faults, events });
  const sms = (to: string, code = '1234') =>
    store.write(() => messages.send({ to, channel: 'sms', code, text: `Tu código es ${code}` }));
  const never = new AbortController().signal;
  return { store, clock, machine, faults, events, messages, sms, never };
}

describe('a message', () => {
  test('is listed newest first, by its phone in any spelling, and after another message', async () => {
    const { messages, sms } = await inbox();
    await sms('+525512345678', '1111');
    await sms('+525512345678', '2222');
    await sms('+525587654321', '3333');
    expect(messages.list().map(({ code }) => code)).toEqual(['3333', '2222', '1111']);
    expect(messages.list({ to: '+52 (55) 1234-5678' }).map(({ code }) => code)).toEqual(['2222', '1111']);
    expect(messages.list({ to: '5512345678', after: '1' }).map(({ code }) => code)).toEqual(['2222']);
    expect(messages.list({ to: '5512345678', after: '2' })).toEqual([]);
    expect(messages.list({ to: '5512345678', after: '3' })).toEqual([]);
    expect(messages.list({ to: '5587654321', after: '2' }).map(({ code }) => code)).toEqual(['3333']);
    expect(messages.list()[0]).toEqual({
      id: '3',
      to: '+525587654321',
      channel: 'sms',
      code: '3333',
      text: 'Tu código es 3333',
      sent_at: '2026-11-23T18:00:00.000Z',
    });
  });

  test('is recorded as an event in Spanish', async () => {
    const { sms, events } = await inbox();
    await sms('+525512345678');
    expect(events.list()).toMatchObject([{ kind: 'message', line: 'Se envió el código 1234 a +52 (55) 1234-5678' }]);
  });

  test('says when its code is of no use any more: used, replaced by one that may not have arrived, or expired', async () => {
    const { store, clock, faults, messages, events, sms } = await inbox();
    await sms('+525512345678', '1111');
    await sms('+525512345678', '2222');
    await sms('+525587654321', '3333');
    await store.write(() => messages.noteUsedCode('+525512345678'));
    const codes = () => messages.list().map(({ code, is_code_void = false }) => [code, is_code_void]);
    expect(codes()).toEqual([
      ['3333', false],
      ['2222', true],
      ['1111', true],
    ]);
    expect(events.list().at(-1)).toMatchObject({
      kind: 'message',
      line: 'Se usó el código que llegó a +52 (55) 1234-5678',
    });
    await store.write(() => faults.replace({ delivery_s: 30 }));
    await sms('+525587654321', '4444');
    expect(codes()[0]).toEqual(['3333', true]);
    await store.write(() => clock.set(clock.instantAfter('PT2M59S')));
    expect(codes()[0]).toEqual(['4444', false]);
    await store.write(() => clock.set(clock.instantAfter('PT1S')));
    expect(codes()[0]).toEqual(['4444', true]);
  });

  test("arrives late by the demo's time when deliveries are delayed", async () => {
    const { store, clock, faults, messages, sms } = await inbox();
    await store.write(() => faults.replace({ delivery_s: 30 }));
    await sms('+525512345678');
    await store.write(() => clock.set(clock.instantAfter('PT29S')));
    expect(messages.list()).toEqual([]);
    await store.write(() => clock.set(clock.instantAfter('PT1S')));
    expect(messages.list()).toHaveLength(1);
  });

  test('never arrives at a phone that ends in 0000, nor at any while deliveries are off', async () => {
    const { store, clock, faults, messages, sms } = await inbox();
    await sms('+525512340000');
    await store.write(() => faults.replace({ delivery_s: null }));
    await sms('+525512345678');
    await store.write(() => clock.set(clock.instantAfter('P1Y')));
    expect(messages.list()).toEqual([]);
  });
});

describe('waiting for a message', () => {
  test('returns at once when there is one', async () => {
    const { messages, sms, never } = await inbox();
    await sms('+525512345678');
    expect(await messages.wait({ to: '5512345678' }, 30, never)).toHaveLength(1);
  });

  test('returns the first message of the recipient and ignores those of others', async () => {
    const { messages, sms, never } = await inbox();
    const waiting = messages.wait({ to: '5512345678' }, 30, never);
    await sms('+525587654321', '9999');
    await sms('+525512345678', '1234');
    expect((await waiting).map(({ code }) => code)).toEqual(['1234']);
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

  test('returns an empty list after the timeout', async () => {
    const { demo } = await running();
    const start = performance.now();
    expect(await demo.messages.wait({}, 0.2, new AbortController().signal)).toEqual([]);
    expect(performance.now() - start).toBeGreaterThan(190);
  });
});

describe('the event log', () => {
  test('calls listeners once an event is on disk, and not for a change that was undone', async () => {
    const { store, events } = await inbox();
    const lines: string[] = [];
    events.listen(({ line }) => lines.push(line));
    await store
      .write(() => {
        events.record({ kind: 'store', line: 'never' });
        throw new Error('no');
      })
      .catch(() => {});
    await store.write(() => events.record({ kind: 'store', line: 'kept' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toEqual(['kept']);
  });

  test('keeps the last thousand events', async () => {
    const { store, events } = await inbox();
    await store.write(() => {
      for (let i = 1; i <= 1005; i += 1) events.record({ kind: 'store', line: `${i}` });
    });
    expect(events.list().map(({ line }) => line)).toEqual(Array.from({ length: 1000 }, (_, i) => `${i + 6}`));
  });

  test('continues after a reset, where the numbers start again', async () => {
    const { store, events } = await inbox();
    const lines: string[] = [];
    events.listen(({ line }) => lines.push(line));
    await store.write(() => events.record({ kind: 'store', line: 'before' }));
    await store.write(() => {
      store.replaceAll({});
      events.record({ kind: 'store', line: 'after' });
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toEqual(['before', 'after']);
  });
});

describe('a deleted message', () => {
  test('leaves the inbox, but not the notices of the app, and what came after it is still found', async () => {
    const { store, messages, sms } = await inbox();
    await sms('+525512345678', '1111');
    await sms('+525512345678', '2222');
    await store.write(() => messages.remove(['1']));
    expect(messages.list().map(({ code }) => code)).toEqual(['2222']);
    expect(messages.list({ withDeleted: true }).map(({ code }) => code)).toEqual(['2222', '1111']);
    expect(messages.list({ after: '1' }).map(({ code }) => code)).toEqual(['2222']);
    expect(messages.list({ withDeleted: true })[1]).not.toHaveProperty('is_deleted');
  });
});
