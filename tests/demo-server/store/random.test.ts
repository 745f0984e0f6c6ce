import { expect, test } from 'vitest';
import { createRandom } from '../../../demo-server/store/random.ts';
import { newStore } from '../support/demo.ts';

/** Draws three ids and three numbers from a new store. */
async function drawn(seed: string | null) {
  const store = await newStore();
  const random = createRandom(store, seed);
  const three = <T>(draw: () => T) => store.write(() => [draw(), draw(), draw()]);
  return { ids: await three(random.id), numbers: await three(() => random.number(1_000_000)), random, three };
}

test('a seed repeats ids and numbers, each draw another one', async () => {
  const { ids, numbers } = await drawn('ventas');
  expect(await drawn('ventas')).toMatchObject({ ids, numbers });
  expect(new Set(ids).size).toBe(3);
  expect(new Set(numbers).size).toBe(3);
  const other = await drawn('otra');
  expect(other.ids).not.toEqual(ids);
  expect(other.numbers).not.toEqual(numbers);
});

test('without a seed nothing is repeated', async () => {
  const { ids, numbers } = await drawn(null);
  const again = await drawn(null);
  expect(new Set([...ids, ...again.ids]).size).toBe(6);
  expect(again.numbers).not.toEqual(numbers);
});

test.each([null, 'ventas'])(
  'an id has 16 characters and a number is below its limit, with the seed %s',
  async (seed) => {
    const { ids, random, three } = await drawn(seed);
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/);
    expect(await three(() => random.number(1))).toEqual([0, 0, 0]);
    const digits = await Promise.all(Array.from({ length: 20 }, () => three(() => random.number(2))));
    expect(new Set(digits.flat())).toEqual(new Set([0, 1]));
  },
);

test('a token has 256 bits that no seed repeats', async () => {
  const tokens = [await drawn('ventas'), await drawn('ventas')].map(({ random }) => random.token());
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(tokens[0]).not.toBe(tokens[1]);
});
