import { Router } from 'express';
import type { Notice } from '#domain/process/notice';
import { ownerOf } from '../accounts/sessions.ts';
import type { Demo } from '../demo.ts';
import { greetingName } from '../simulation/emailTemplates.ts';
import type { Message, OwnerRow } from '../store/rows.ts';

/** The most notices that are sent, newest first. */
const MAX_NOTICES = 50;

/**
 * /api/notices: the messages that have arrived at the owner's addresses, newest first. A call beyond the specification.
 * Codes and temporary passwords are left out, and so are links, because some lead to the demo's own pages.
 */
export function noticeRoutes({ messages }: Demo): Router {
  const routes = Router();
  routes.get('/', (_req, res) => {
    const owner = ownerOf(res);
    const sent = [owner.email, owner.phone].flatMap((to) => messages.list({ to }));
    const notices = sent.filter(({ tone, code }) => tone !== undefined && code === undefined).sort(newestSentFirst);
    res.json(notices.slice(0, MAX_NOTICES).map((message) => serializeNotice(message, owner)));
  });
  return routes;
}

const newestSentFirst = (a: Message, b: Message): number =>
  b.sent_at.localeCompare(a.sent_at) || Number(b.id) - Number(a.id);

const serializeNotice = (message: Message, owner: OwnerRow): Notice => {
  const { id, channel, subject = '', text, sent_at: at, tone } = message;
  return { id, channel, title: subject, text: withoutGreeting(text, owner), at, tone: tone ?? null };
};

/** Returns the text of an e-mail without its greeting, which ends with the owner's name. */
function withoutGreeting(text: string, owner: OwnerRow): string {
  const name = `${greetingName(owner)}. `;
  const [first = '', ...rest] = text.split(name);
  return rest.length > 0 && /^\p{L}+, $/u.test(first) ? rest.join(name) : text;
}
