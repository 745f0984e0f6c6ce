import type { PlainMessageId } from '#i18n';

/** Seconds as a clock shows them: `179` → `'2:59'`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** From here on the countdown warns, in seconds (design §9). */
export const HURRY_BELOW = 30;

// What is said when the time left comes down to so many seconds (ux §5 C5), latest first.
const announcements: readonly (readonly [number, PlainMessageId])[] = [
  [0, 'The code has expired'],
  [30, 'The code expires in 30 seconds.'],
  [60, 'The code expires in 1 minute.'],
  [120, 'The code expires in 2 minutes.'],
];

/** What to announce between two looks at the clock, both in seconds left; after a long sleep only the latest. */
export const announcementBetween = (before: number, after: number): PlainMessageId | undefined =>
  announcements.find(([mark]) => after <= mark && mark < before)?.[1];
