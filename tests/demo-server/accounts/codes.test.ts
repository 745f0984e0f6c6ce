import { describe, expect, test } from 'vitest';
import { createCodes } from '../../../demo-server/accounts/codes.ts';
import { createLimits } from '../../../demo-server/accounts/limits.ts';
import { createRandom } from '../../../demo-server/store/random.ts';
import { httpErrorOf, ownerRow, storeAndClock } from '../support/demo.ts';

const ana = ownerRow('ana');
const MINUTE = 60_000;
const WRONG = { status: 422, body: { errors: { code: ['Your confirmation code is incorrect.'] } } };
const EXPIRED = { status: 422, body: { errors: { code: ['The code has expired'] } } };
const TOO_MANY = { status: 429, body: { message: 'Too many wrong codes' } };

async function codesOf({ fixed = null, seed = null }: { fixed?: string | null; seed?: string | null } = {}) {
  const { store, clock, machine } = await storeAndClock();
  const limits = createLimits(store, clock);
  const codes = createCodes({ store, clock, limits, random: createRandom(store, seed) }, fixed);
  const issue = (owner = ana, purpose: 'phone' | 'bureau' = 'phone') => store.write(() => codes.issue(owner, purpose));
  const verifyCode = (typed: unknown, owner = ana) => httpErrorOf(codes.verify(owner, 'phone', typed));
  return { store, clock, machine, limits, codes, issue, verifyCode };
}

/** Returns a code that is neither this one nor the one that is always wrong. */
const otherThan = (code: string): string => (code === '1111' ? '2222' : '1111');

describe('a code', () => {
  test('is valid until it is consumed, and no code is pending afterwards', async () => {
    const { store, codes, issue, verifyCode } = await codesOf();
    const { code } = await issue();
    expect(await verifyCode(code)).toBeUndefined();
    expect(await verifyCode(code)).toBeUndefined();
    await store.write(() => codes.consume(ana, 'phone'));
    expect(await verifyCode(code)).toMatchObject({ status: 404 });
  });

  test('expires after three minutes by the time of the demo', async () => {
    const { store, machine, clock, issue, verifyCode } = await codesOf();
    const { code, expires_at } = await issue();
    expect(Date.parse(expires_at) - clock.now().getTime()).toBe(3 * MINUTE);
    machine.pass(2 * MINUTE - 1);
    await store.write(() => clock.set(clock.instantAfter('PT1M')));
    expect(await verifyCode(code)).toBeUndefined();
    machine.pass(1);
    expect(await verifyCode(code)).toMatchObject(EXPIRED);
    expect(await verifyCode(otherThan(code))).toMatchObject(EXPIRED);
  });

  test('is reported as expired once another code was sent, and as wrong once ten more were', async () => {
    const { issue, verifyCode } = await codesOf({ seed: 'tests' });
    const issued: string[] = [];
    for (let time = 1; time <= 12; time += 1) issued.push((await issue()).code);
    expect(new Set(issued).size).toBe(12);
    expect(await verifyCode(issued[0])).toMatchObject(WRONG);
    expect(await verifyCode(issued[1])).toMatchObject(EXPIRED);
    expect(await verifyCode(issued[10])).toMatchObject(EXPIRED);
    expect(await verifyCode(issued[11])).toBeUndefined();
  });

  test('is wrong when it is 0000, even when the setting fixes it and when it has expired', async () => {
    const { machine, issue, verifyCode } = await codesOf({ fixed: '0000' });
    await issue();
    expect(await verifyCode('0000')).toMatchObject(WRONG);
    machine.pass(3 * MINUTE);
    expect(await verifyCode('0000')).toMatchObject(WRONG);
  });

  test('is valid for one purpose and one owner only', async () => {
    const { codes, issue } = await codesOf();
    const { code } = await issue(ana, 'phone');
    expect(await httpErrorOf(codes.verify(ana, 'bureau', code))).toMatchObject({ status: 404 });
    expect(await httpErrorOf(codes.verify(ownerRow('eva'), 'phone', code))).toMatchObject({ status: 404 });
  });

  test('keeps leading zeros and is never 0000', async () => {
    const { issue } = await codesOf({ seed: 'qa' });
    const drawn = (await Promise.all(Array.from({ length: 300 }, () => issue()))).map(({ code }) => code);
    expect(drawn.every((code) => /^\d{4}$/.test(code) && code !== '0000')).toBe(true);
    expect(drawn.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(250);
  });
});

describe('wrong guesses', () => {
  test('are five at most, parallel ones included, and then even the right code is rejected until a new one is sent', async () => {
    const { issue, verifyCode } = await codesOf();
    const { code } = await issue();
    const results = await Promise.all(Array.from({ length: 8 }, () => verifyCode(otherThan(code))));
    expect(results.slice(0, 5)).toMatchObject(Array(5).fill(WRONG));
    expect(results.slice(5)).toMatchObject(Array(3).fill(TOO_MANY));
    expect(await verifyCode(code)).toMatchObject({ ...TOO_MANY, headers: { 'Retry-After': '60' } });
    const { code: fresh } = await issue();
    expect(await verifyCode(fresh)).toBeUndefined();
  });

  test('are limited to a hundred in 24 hours for one phone, whatever the account and the purpose', async () => {
    const { machine, codes, issue, verifyCode } = await codesOf();
    const again = ownerRow('ana-again');
    for (let guess = 0; guess < 100; guess += 1) {
      const owner = guess % 2 ? ana : again;
      const purpose = guess % 20 < 10 ? 'phone' : 'bureau';
      if (guess % 10 < 2) await issue(owner, purpose);
      expect(await httpErrorOf(codes.verify(owner, purpose, '0000'))).toMatchObject(WRONG);
    }
    const { code } = await issue();
    const refused = await verifyCode(code);
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many attempts for now' } });
    expect(refused?.headers['Retry-After']).toBe(String(24 * 60 * 60));
    const other = ownerRow('eva', { phone: '+525587654321' });
    await issue(other);
    expect(await verifyCode('0000', other)).toMatchObject(WRONG);
    machine.pass(24 * 60 * MINUTE);
    expect(await verifyCode((await issue()).code)).toBeUndefined();
  });
});

describe('a limit', () => {
  const limit = { name: 'test', times: 3, within_ms: MINUTE };

  test('rejects the call over the limit, says when to retry, and accepts a call from then on', async () => {
    const { store, limits, machine } = await codesOf();
    const consume = () => httpErrorOf(store.write(() => limits.consume(limit, 'ana')));
    for (let time = 1; time <= 3; time += 1) {
      expect(await consume()).toBeUndefined();
      machine.pass(10_000);
    }
    expect(await consume()).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '30' },
      body: { message: 'Too many attempts' },
    });
    machine.pass(30_000 - 1);
    expect(await consume()).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
    machine.pass(1);
    expect(await consume()).toBeUndefined();
  });

  test('stores no expired counts, and no more instants than it counts', async () => {
    const { store, limits, machine } = await codesOf();
    await store.write(() => limits.count(limit, 'ana'));
    await store.write(() => limits.count({ ...limit, name: 'longer', within_ms: 60 * MINUTE }, 'ana'));
    machine.pass(MINUTE);
    for (let time = 1; time <= 5; time += 1) await store.write(() => limits.count(limit, 'eva'));
    const attempts = store.table('attempts').all();
    expect(attempts.map(({ id, at }) => [id, at.length])).toEqual([
      ['longer:ana', 1],
      ['test:eva', 3],
    ]);
  });
});
