import { describe, expect, test } from 'vitest';
import * as serverTexts from '#i18n/es-MX/demo/server';
import { ownerRow } from '../support/demo.ts';
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
      // No owner has this code.
      is_code_void: true,
    });
  });

  test('says when its code is of no use any more: used, replaced by one that may not have arrived, or expired', async () => {
    const { store, clock, faults, messages, codes, sendsCode } = await inbox();
    const [ana, eva] = [ownerRow('ana'), ownerRow('eva', { phone: '+525587654321' })];
    const [first, second, third] = [await sendsCode(ana), await sendsCode(ana), await sendsCode(eva)];
    await store.write(() => codes.consume(ana, 'phone'));
    const listed = () => messages.list().map(({ code, is_code_void = false }) => [code, is_code_void]);
    expect(listed()).toEqual([
      [third, false],
      [second, true],
      [first, true],
    ]);
    await store.write(() => faults.replace({ delivery_s: 30 }));
    const fourth = await sendsCode(eva);
    expect(listed()[0]).toEqual([third, true]);
    await store.write(() => clock.set(clock.instantAfter('PT2M59S')));
    expect(listed()[0]).toEqual([fourth, false]);
    await store.write(() => clock.set(clock.instantAfter('PT1S')));
    expect(listed()[0]).toEqual([fourth, true]);
  });

  test('is listed by its arrival: one that was delayed comes before one that was sent after it', async () => {
    const { store, clock, faults, messages, sms } = await inbox();
    await store.write(() => faults.replace({ delivery_s: 30 }));
    await sms('+525512345678', '1111');
    await store.write(() => faults.replace({}));
    await sms('+525512345678', '2222');
    await store.write(() => clock.set(clock.instantAfter('PT29S')));
    expect(messages.list().map(({ code }) => code)).toEqual(['2222']);
    await store.write(() => clock.set(clock.instantAfter('PT1S')));
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
  const [code, sms] = [{ to: phone, channel: 'sms', code: '1234' } as const, { to: phone, channel: 'sms' } as const];
  const mail = { to: email, channel: 'email', subject: 'Hola' } as const;
  const shown = '+52 (55) 1234-5678';

  test.each([
    [code, serverTexts.codeSent({ code: '1234', to: shown }), serverTexts.smsLost({ to: shown })],
    [sms, serverTexts.smsSent({ to: shown }), serverTexts.smsLost({ to: shown })],
    [
      mail,
      serverTexts.emailSent({ to: email, subject: 'Hola' }),
      serverTexts.emailLost({ to: email, subject: 'Hola' }),
    ],
  ])('says of %j that it was sent, or will not arrive', async (message, sent, lost) => {
    const { store, faults, messages, events } = await inbox();
    await store.write(() => messages.send({ ...message, text: 'Hola' }));
    await store.write(() => faults.replace({ delivery_s: null }));
    await store.write(() => messages.send({ ...message, text: 'Hola' }));
    expect(events.list()).toMatchObject([
      { kind: 'message', line: sent },
      { kind: 'message', line: lost, data: { arrives_at: null } },
    ]);
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

test('a message without a code has none that is of no use', async () => {
  const { store, messages } = await inbox();
  await store.write(() => messages.send({ to: '+525512345678', channel: 'sms', text: 'Bienvenida' }));
  expect(messages.list()[0]).not.toHaveProperty('is_code_void');
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
