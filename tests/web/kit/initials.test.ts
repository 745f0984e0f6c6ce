import { expect, test } from 'vitest';
import { initials } from '#kit/display/initials.ts';

test.each([
  ['María Fernanda Ríos Salgado', 'MF'],
  ['Ángela', 'Á'],
  ['José de la Cruz', 'JC'],
  ['Ana-Sofía Núñez', 'AS'],
  ['  Íñigo   Ñáñez ', 'ÍÑ'],
  ['ana lópez', 'AL'],
  ['', ''],
])('returns for the name "%s" the initials "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
