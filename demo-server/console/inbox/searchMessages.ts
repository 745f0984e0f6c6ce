import type { MessageDto } from '../dto.ts';
import { plainText } from '../kit/search/plainText.ts';

/** Returns the messages whose recipient, subject or text contains what is searched, without regard to case and accents. */
export function searchMessages(messages: readonly MessageDto[], wanted: string): MessageDto[] {
  const text = plainText(wanted);
  return messages.filter(({ to, subject = '', text: content }) =>
    plainText(`${to} ${subject} ${content}`).includes(text),
  );
}
