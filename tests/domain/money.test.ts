import { expect, test } from 'vitest';
import { inPesos, minus, percentOf, pesos, roundToCentavo, sum, times } from '#domain/money';
import { anyAmount, fc } from '../arbitraries.ts';

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.4999, 1],
  [2.5, 3],
  [-2.5, -3],
])('%d centavos round half away from zero to %d', (amount, whole) => {
  expect(roundToCentavo(amount)).toBe(whole);
});

test('an amount that rounds to nothing is a plain zero, not minus zero', () => {
  expect(Object.is(roundToCentavo(-0.3), 0)).toBe(true);
  expect(Object.is(pesos(-0.001), 0)).toBe(true);
});

test.each([
  [14_999.99, 1_499_999],
  [15_000, 1_500_000],
  // As binary fractions these lie a hair below the half.
  [1.005, 101],
  [1.115, 112],
  [0.1 + 0.2, 30],
  [-1234.5, -123_450],
])('%d pesos are %d centavos', (amount, centavos) => {
  expect(pesos(amount)).toBe(centavos);
});

test('any amount survives the way to the wire and back', () => {
  fc.assert(fc.property(anyAmount, (amount) => pesos(inPesos(amount)) === amount));
});

test('what is taken away and put back is the amount again', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyAmount, (amount, one, other) => {
      expect(sum([minus(amount, one, other), one, other])).toBe(amount);
    }),
  );
});

test('no amounts together are nothing', () => {
  expect(sum([])).toBe(0);
});

test('a month is taken as many times as there are months', () => {
  expect(times(pesos(20_000), 6)).toBe(pesos(120_000));
});

test('3 % of 120,000 pesos are 3,600 pesos and 16 % of those 576', () => {
  expect(percentOf(pesos(120_000), 3)).toBe(pesos(3_600));
  expect(percentOf(pesos(3_600), 16)).toBe(pesos(576));
});

test('a share is a whole centavo, never more than half a centavo off, and half goes up', () => {
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const share = percentOf(amount, percent);
      // In hundredths of a centavo, which are whole numbers.
      const off = share * 100 - amount * percent;
      expect(Number.isInteger(share)).toBe(true);
      expect(off).toBeGreaterThan(-50);
      expect(off).toBeLessThanOrEqual(50);
    }),
  );
});
