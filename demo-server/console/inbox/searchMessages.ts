import type { MessageDto } from '../dto.ts';

/** Returns the messages whose recipient, subject or text contains what is searched, without regard to case and accents. */
export function searchMessages(messages: readonly MessageDto[], wanted: string): MessageDto[] {
  const text = plain(wanted);
  return messages.filter(({ to, subject = '', text: content }) => plain(`${to} ${subject} ${content}`).includes(text));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
