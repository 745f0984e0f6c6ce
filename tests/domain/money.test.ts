import { expect, test } from 'vitest';
import { inPesos, minus, percentOf, pesos, roundToCentavo, sum, times } from '#domain/money';
import { anyAmount, fc } from '../arbitraries.ts';

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.4999, 1],
  [2.5, 3],
  [-2.5, -3],
])('rounds %d centavos half away from zero to %d', (amount, whole) => {
  expect(roundToCentavo(amount)).toBe(whole);
});

test('rounds a small negative amount to 0, not to -0', () => {
  expect(Object.is(roundToCentavo(-0.3), 0)).toBe(true);
  expect(Object.is(pesos(-0.001), 0)).toBe(true);
});

test.each([
  [14_999.99, 1_499_999],
  [15_000, 1_500_000],
  // As binary fractions these are slightly below the half.
  [1.005, 101],
  [1.115, 112],
  [0.1 + 0.2, 30],
  [-1234.5, -123_450],
])('converts %d pesos to %d centavos', (amount, centavos) => {
  expect(pesos(amount)).toBe(centavos);
});

test('converts any amount to pesos and back without loss', () => {
  fc.assert(fc.property(anyAmount, (amount) => pesos(inPesos(amount)) === amount));
});

test('subtracting and adding the same amounts returns the first amount', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyAmount, (amount, one, other) => {
      expect(sum([minus(amount, one, other), one, other])).toBe(amount);
    }),
  );
});

test('the sum of no amounts is 0', () => {
  expect(sum([])).toBe(0);
});

test('multiplies a rent by the number of months', () => {
  expect(times(pesos(20_000), 6)).toBe(pesos(120_000));
});

test('3 % of 120,000 pesos is 3,600 pesos, and 16 % of that is 576', () => {
  expect(percentOf(pesos(120_000), 3)).toBe(pesos(3_600));
  expect(percentOf(pesos(3_600), 16)).toBe(pesos(576));
});

test('a percentage is a whole number of centavos, rounded half up', () => {
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
