import * as codeTexts from '#i18n/es-MX/kit/codes';

/**
 * Returns the whole seconds until a moment, at least 0. Both arguments are in milliseconds.
 * @example secondsLeft(1_000, 500) // => 1
 */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

/** Formats seconds as minutes and seconds: `179` → `'2:59'`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Below this many seconds the countdown has the colours of a warning. */
export const URGENT_BELOW = 30;

// The announcements, by the seconds left at which they are made, latest first.
const announcements: readonly (readonly [left: number, string])[] = [
  [0, codeTexts.codeExpired],
  [30, codeTexts.codeExpiresInThirtySeconds],
  [60, codeTexts.codeExpiresInOneMinute],
  [120, codeTexts.codeExpiresInTwoMinutes],
];

/**
 * Returns what to announce between two updates, both in seconds left. After the device slept, only the latest is due.
 */
export const announcementBetween = (before: number, after: number): string | undefined =>
  announcements.find(([left]) => after <= left && left < before)?.[1];
