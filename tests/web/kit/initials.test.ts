import { expect, test } from 'vitest';
import { initials } from '#kit/display/initials.ts';

test.each([
  ['María Fernanda', 'Ríos Salgado', 'MR'],
  ['Ángela', 'Ñáñez', 'ÁÑ'],
  ['José', 'de la Cruz', 'JC'],
  ['Ana-Sofía', 'Núñez', 'AN'],
  ['  Íñigo  ', '   ñáñez ', 'ÍÑ'],
  ['Ana Sofía', undefined, 'A'],
  ['', '', ''],
])('returns for the names "%s" and "%s" the initials "%s"', (names, lastNames, letters) => {
  expect(initials(names, lastNames)).toBe(letters);
});
