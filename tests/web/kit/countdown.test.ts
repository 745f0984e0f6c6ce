import { describe, expect, test } from 'vitest';
import { announcementBetween, clockText, URGENT_BELOW } from '#kit/code/remaining.ts';

describe('the clock of a code', () => {
  test.each([
    [180, '3:00'],
    [179, '2:59'],
    [60, '1:00'],
    [59, '0:59'],
    [5, '0:05'],
    [0, '0:00'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  test('it hurries in the last half minute', () => {
    expect(URGENT_BELOW).toBe(30);
  });
});

describe('what the countdown says (ux §5 C5)', () => {
  test.each([
    [121, 120, 'The code expires in 2 minutes.'],
    [61, 60, 'The code expires in 1 minute.'],
    [31, 30, 'The code expires in 30 seconds.'],
    [1, 0, 'The code has expired'],
  ])('from %i to %i seconds', (before, after, said) => {
    expect(announcementBetween(before, after)).toBe(said);
  });

  test.each([
    [180, 179],
    [120, 119],
    [100, 61],
    [30, 29],
    [5, 5],
    [0, 0],
  ])('nothing from %i to %i seconds', (before, after) => {
    expect(announcementBetween(before, after)).toBeUndefined();
  });

  test('each mark is said once when the seconds pass one by one', () => {
    const said = Array.from({ length: 180 }, (_, second) => announcementBetween(180 - second, 179 - second));
    expect(said.filter((sentence) => sentence !== undefined)).toEqual([
      'The code expires in 2 minutes.',
      'The code expires in 1 minute.',
      'The code expires in 30 seconds.',
      'The code has expired',
    ]);
  });

  test('after a sleep over several marks only the latest is said', () => {
    expect(announcementBetween(170, 25)).toBe('The code expires in 30 seconds.');
    expect(announcementBetween(170, 0)).toBe('The code has expired');
  });

  test('a new code starts over without a word', () => {
    expect(announcementBetween(0, 180)).toBeUndefined();
  });
});
