import { expect, test } from 'vitest';
import { middleCut } from '../../../../web/kit/files/middleCut.ts';

const within = (most: number) => (text: string) => [...text].length <= most;
const NAME = 'contrato-de-renta-firmado-2026.pdf';

test.each([
  [34, NAME, ''],
  [33, 'contrato-de-renta-fi', 'ado-2026.pdf'],
  [16, 'con', 'ado-2026.pdf'],
  [14, 'c', 'ado-2026.pdf'],
  [3, 'c', 'ado-2026.pdf'],
])('shortens a long name to %i letters with the ends %j and %j', (most, head, tail) => {
  expect(middleCut(NAME, within(most))).toEqual([head, tail]);
});

test('does not split a surrogate pair', () => {
  expect(middleCut('🏠🏠🏠🏠🏠-recibo-1.pdf', within(16))).toEqual(['🏠🏠🏠', 'recibo-1.pdf']);
});
