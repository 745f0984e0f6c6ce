import { describe, expect, test } from 'vitest';
import { inbox } from '../support/inbox.ts';

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

  test('is listed by its arrival: one that was delayed comes before one that was sent after it', async () => {
    const { store, clock, faults, messages, sms } = await inbox();
    await store.write(() => faults.replace({ delivery_s: 30 }));
    await sms('+525512345678', '1111');
    await store.write(() => faults.replace({}));
    await sms('+525512345678', '2222');
    await store.write(() => clock.set(clock.instantAfter('PT30S')));
    expect(messages.list().map(({ code }) => code)).toEqual(['1111', '2222']);
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

describe('the event of a message', () => {
  const phone = '+525512345678';
  const email = 'ana@correo.mx';
  test.each([
    ['a code', { to: phone, channel: 'sms', code: '1234' }, 'Se envió el código 1234 a +52 (55) 1234-5678'],
    ['an SMS', { to: phone, channel: 'sms' }, 'Se envió un SMS a +52 (55) 1234-5678'],
    ['an e-mail', { to: email, channel: 'email', subject: 'Hola' }, 'Se envió un correo a ana@correo.mx: Hola'],
  ] as const)('says in Spanish that %s was sent', async (_, message, line) => {
    const { store, messages, events } = await inbox();
    await store.write(() => messages.send({ ...message, text: 'Hola' }));
    expect(events.list()).toMatchObject([{ kind: 'message', line }]);
  });

  test.each([
    ['a code', { to: phone, channel: 'sms', code: '1234' }, 'Se envió un SMS a +52 (55) 1234-5678, que no llegará'],
    [
      'an e-mail',
      { to: email, channel: 'email', subject: 'Hola' },
      'Se envió un correo a ana@correo.mx, que no llegará: Hola',
    ],
  ] as const)('says in Spanish that %s will not arrive', async (_, message, line) => {
    const { store, faults, messages, events } = await inbox();
    await store.write(() => faults.replace({ delivery_s: null }));
    await store.write(() => messages.send({ ...message, text: 'Hola' }));
    expect(events.list()).toMatchObject([{ kind: 'message', line, data: { arrives_at: null } }]);
  });

  test('names the message, its arrival and its owner, if it has one', async () => {
    const { store, faults, messages, events } = await inbox();
    await store.write(() => faults.replace({ delivery_s: 5 }));
    await store.write(() => {
      messages.send({ to: phone, channel: 'sms', text: 'Hola', owner_id: 'ana' });
      messages.send({ to: email, channel: 'email', text: 'Hola' });
    });
    const arrives_at = '2026-11-23T18:00:05.000Z';
    expect(events.list()).toMatchObject([
      { owner_id: 'ana', data: { message_id: '1', channel: 'sms', arrives_at } },
      { owner_id: null, data: { message_id: '2', channel: 'email', arrives_at } },
    ]);
  });
});

describe('a message without a code', () => {
  const welcome = { to: '+525512345678', channel: 'sms', text: 'Bienvenida' } as const;

  test('leaves the code before it valid, and never becomes void itself', async () => {
    const { store, clock, messages, sms } = await inbox();
    await sms('+525512345678');
    await store.write(() => messages.send(welcome));
    expect(messages.list().map(({ is_code_void }) => is_code_void)).toEqual([undefined, undefined]);
    await store.write(() => clock.set(clock.instantAfter('P1D')));
    expect(messages.list().map(({ is_code_void }) => is_code_void)).toEqual([undefined, true]);
  });

  test('does not hide the code before it when that is used', async () => {
    const { store, messages, sms } = await inbox();
    await sms('+525512345678');
    await store.write(() => messages.send(welcome));
    await store.write(() => messages.noteUsedCode('+525512345678'));
    expect(messages.list().map(({ is_code_void }) => is_code_void)).toEqual([undefined, true]);
  });
});

test('the event log says nothing of a used code when none was sent to that phone', async () => {
  const { store, messages, events, sms } = await inbox();
  await sms('+525587654321');
  await store.write(() => messages.noteUsedCode('+525512345678'));
  expect(events.list().map(({ line }) => line)).toEqual(['Se envió el código 1234 a +52 (55) 8765-4321']);
});

test('a delay of the next message only is over after that message', async () => {
  const { store, faults, messages, sms } = await inbox();
  await store.write(() => faults.replace({ delivery_s: 30, once: ['delivery_s'] }));
  await sms('+525512345678', '1111');
  await sms('+525512345678', '2222');
  expect(messages.list().map(({ code }) => code)).toEqual(['2222']);
});

test('the inbox keeps the last two thousand messages', async () => {
  const { store, messages } = await inbox();
  await store.write(() => {
    for (let number = 1; number <= 2001; number += 1)
      messages.send({ to: '+525512345678', channel: 'sms', text: `${number}` });
  });
  const kept = messages.list();
  expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([2000, '2001', '2']);
});

describe('a deleted message', () => {
  test('may be one that is not there', async () => {
    const { store, messages, sms } = await inbox();
    await sms('+525512345678');
    await store.write(() => messages.remove(['9', '1']));
    expect(messages.list()).toEqual([]);
  });

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
