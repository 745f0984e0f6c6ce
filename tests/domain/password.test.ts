import { describe, expect, test } from 'vitest';
import { isStrong, levelOfScore, notTooLong, passwordChecks, passwordLevel, passwordScore } from '#domain/password';
import { passwordCheckLabels, passwordLevelLabels } from '#i18n/passwordLabels';
import { fc } from '../arbitraries.ts';

test('the five checks have the points and texts of the specification', {
  tags: ['s5-strength-panel', 's9-password-weights'],
}, () => {
  expect(passwordChecks.map(({ points, name }) => [points, passwordCheckLabels[name]])).toEqual([
    [25, 'Al menos 8 caracteres de longitud'],
    [20, 'Al menos una letra mayúscula (A-Z).'],
    [20, 'Al menos una letra minúscula (a-z).'],
    [20, 'Al menos un número (0-9).'],
    [15, 'Al menos un caracter especial'],
  ]);
});

test.each([
  [0, 'Débil'],
  [49, 'Débil'],
  [50, 'Media'],
  [74, 'Media'],
  [75, 'Fuerte'],
  [100, 'Fuerte'],
])(
  '%d points are %s',
  { tags: ['s5-strength-49', 's5-strength-50', 's5-strength-74', 's5-strength-75', 's9-password-thresholds'] },
  (score, level) => {
    expect(passwordLevelLabels[levelOfScore(score)]).toBe(level);
  },
);

test.each([
  ['', 0, 'Débil'],
  ['!', 15, 'Débil'],
  ['a', 20, 'Débil'],
  ['aA', 40, 'Débil'],
  ['abcdefgh', 45, 'Débil'],
  ['aA1', 60, 'Media'],
  ['aA1!', 75, 'Fuerte'],
  ['Abcdefg1!', 100, 'Fuerte'],
])('%j has %d points: %s', { tags: 's5-strength-rules' }, (password, points, level) => {
  expect(passwordScore(password)).toBe(points);
  expect(passwordLevelLabels[passwordLevel(password)]).toBe(level);
});

test('the score is the sum of the passed checks, and only all five make a password acceptable', {
  tags: 's5-password-five-checks',
}, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (password) => {
      const passed = passwordChecks.filter(({ passes }) => passes(password));
      expect(passwordScore(password)).toBe(passed.reduce((sum, { points }) => sum + points, 0));
      expect(isStrong(password)).toBe(passwordScore(password) === 100);
    }),
  );
});

describe('the length of a password', () => {
  test.each([
    ['Abcde1!', 7, false],
    ['Abcdef1!', 8, true],
  ])('%j with %d characters is long enough: %s', { tags: 's9-password-minimum' }, (password, length, enough) => {
    expect(password).toHaveLength(length);
    expect(isStrong(password)).toBe(enough);
  });

  test('may be 20 characters, as at login, and not 21', { tags: 's9-password-maximum' }, () => {
    expect(notTooLong('a'.repeat(20), undefined)).toBeUndefined();
    expect(notTooLong('a'.repeat(21), undefined)).toBe('The password may have up to 20 characters.');
    expect(notTooLong(undefined, undefined)).toBeUndefined();
  });
});

describe('a special character', () => {
  const special = (password: string) => passwordChecks[4].passes(password);
  test.each(['!', '-', '_', '€', '¿', '"', '😀', '@'])('%s counts', (character) => {
    expect(special(character)).toBe(true);
  });
  test.each(['ñ', 'Á', 'n\u0303', '7', '٣', ' ', '\t', '\u00a0'])('%j does not count', (character) => {
    expect(special(character)).toBe(false);
  });
});
