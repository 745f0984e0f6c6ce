import { describe, expect, test } from 'vitest';
import { apiErrors } from '#i18n/es-MX/apiErrors';
import * as codeTexts from '#i18n/es-MX/kit/codes';
import { announcementBetween, clockText, URGENT_BELOW } from '#kit/form/remaining.ts';

describe('the countdown of a code', () => {
  test.each([
    [180, '3:00'],
    [179, '2:59'],
    [60, '1:00'],
    [59, '0:59'],
    [5, '0:05'],
    [0, '0:00'],
  ])('shows %i seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  test('is urgent in the last 30 seconds', () => {
    expect(URGENT_BELOW).toBe(30);
  });
});

describe('the announcements of the countdown', () => {
  test.each([
    [121, 120, codeTexts.codeExpiresInTwoMinutes],
    [61, 60, codeTexts.codeExpiresInOneMinute],
    [31, 30, codeTexts.codeExpiresInThirtySeconds],
    [1, 0, apiErrors['The code has expired']],
  ])('from %i to %i seconds: %s', (before, after, text) => {
    expect(announcementBetween(before, after)).toBe(text);
  });

  test.each([
    [180, 179],
    [120, 119],
    [100, 61],
    [30, 29],
    [5, 5],
    [0, 0],
  ])('from %i to %i seconds: none', (before, after) => {
    expect(announcementBetween(before, after)).toBeUndefined();
  });

  test('are each made once when the seconds pass one by one', () => {
    const announced = Array.from({ length: 180 }, (_, second) => announcementBetween(180 - second, 179 - second));
    expect(announced.filter((sentence) => sentence !== undefined)).toEqual([
      codeTexts.codeExpiresInTwoMinutes,
      codeTexts.codeExpiresInOneMinute,
      codeTexts.codeExpiresInThirtySeconds,
      apiErrors['The code has expired'],
    ]);
  });

  test('skip all but the latest one after the device slept', () => {
    expect(announcementBetween(170, 25)).toBe(codeTexts.codeExpiresInThirtySeconds);
    expect(announcementBetween(170, 0)).toBe(apiErrors['The code has expired']);
  });

  test('are none when a new code starts the countdown again', () => {
    expect(announcementBetween(0, 180)).toBeUndefined();
  });
});
