import { array, type Infer, nullable, optional, string, type } from 'superstruct';
import { InstantShape, ifReadable, known } from '../readable.ts';

/** What a notice reports: the status that something is in. The API calls it `tone`. */
export const noticeSubjects = ['overdue', 'rejected', 'pending', 'validation', 'approved', 'neutral'] as const;
export type NoticeSubject = (typeof noticeSubjects)[number];

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
  tone: ifReadable(optional(nullable(known(noticeSubjects)))),
});
export type Notice = Infer<typeof Notice>;

/** Newest first. */
export const Notices = array(Notice);
