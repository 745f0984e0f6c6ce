import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords } from '../../../demo-server/accounts/passwords.ts';

const passwords = createPasswords();

test('a password matches its own hash and no other', async () => {
  const hash = await passwords.hash('Adelantto1!');
  expect(await passwords.matches('Adelantto1!', hash)).toBe(true);
  expect(await passwords.matches('adelantto1!', hash)).toBe(false);
  expect(await passwords.matches('', hash)).toBe(false);
});

test('stores the same password with different hashes, never in plain text', async () => {
  const [first, second] = await Promise.all([passwords.hash('Adelantto1!'), passwords.hash('Adelantto1!')]);
  expect(first).not.toBe(second);
  expect(first).not.toContain('Adelantto1!');
});

test('treats composed and decomposed letters as equal', async () => {
  const hash = await passwords.hash('Ma\u00f1ana1!');
  expect(await passwords.matches('Man\u0303ana1!', hash)).toBe(true);
});

test('hashes with scrypt, 2^14 iterations over 16 MB', async () => {
  const [salt = '', key = ''] = (await passwords.hash('Adelantto1!')).split('$');
  const agreed = scryptSync('Adelantto1!', Buffer.from(salt, 'base64'), 32, { N: 16_384, r: 8, p: 1 });
  expect(key).toBe(agreed.toString('base64'));
});

test('an unknown owner never matches, and checking computes a hash too', async () => {
  const time = async (hash: string | null) => {
    const start = performance.now();
    expect(await passwords.matches('Adelantto1!', hash)).toBe(false);
    return performance.now() - start;
  };
  const hash = await passwords.hash('Other1!');
  const times = await Promise.all(Array.from({ length: 5 }, async () => [await time(hash), await time(null)] as const));
  const fastest = (which: 0 | 1) => Math.min(...times.map((pair) => pair[which]));
  expect(fastest(1)).toBeGreaterThan(fastest(0) / 3);
});
