import { array, type Infer, nullable, optional, string, type } from 'superstruct';
import { known } from '../known.ts';
import { InstantShape, ifReadable } from '../readable.ts';

/** What a notice is about, which decides its colour and picture: the status that something is in. */
export const noticeTones = ['overdue', 'rejected', 'pending', 'validation', 'approved', 'neutral'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/**
 * A message that was sent to the owner, as GET /api/notices returns it. A call beyond the specification: an API may lack
 * it. `at` is an instant, ISO 8601.
 */
export const Notice = type({
  id: string(),
  channel: known(['email', 'sms']),
  title: string(),
  text: string(),
  at: ifReadable(optional(InstantShape)),
  tone: ifReadable(optional(nullable(known(noticeTones)))),
});
export type Notice = Infer<typeof Notice>;

/** Newest first. */
export const Notices = array(Notice);
