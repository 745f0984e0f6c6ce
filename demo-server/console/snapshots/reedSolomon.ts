/** The field of 256 elements that QR codes count in: x⁸ + x⁴ + x³ + x² + 1. */
const FIELD = 0x11d;

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * FIELD);
    result ^= ((b >>> bit) & 1) * a;
  }
  return result;
}

/** The generator's coefficients, the highest power first, the leading one left out. */
function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) result[j] = product(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = product(root, 2);
  }
  return result;
}

/** The bytes by which a reader mends what it could not see. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, i) => {
      rest[i] = (rest[i] ?? 0) ^ product(coefficient, factor);
    });
  }
  return rest;
}
