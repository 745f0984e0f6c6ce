import { expect, test } from 'vitest';
import { and } from '#i18n/conjunction';

test.each([
  ['Íñigo Peñaloza', 'e'],
  ['Hilda', 'e'],
  ['Ignacio', 'e'],
  ['Ana', 'y'],
  ['Hielo', 'y'],
  ['Yolanda', 'y'],
])('Adelantto y/e %s', (name, word) => {
  expect(and(name)).toBe(word);
});
