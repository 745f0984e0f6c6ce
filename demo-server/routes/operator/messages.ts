import { type Request, type Response, Router } from 'express';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';

/** /demo/api/messages: the SMS and e-mails that have arrived, and their deletion. */
export function messageRoutes(demo: Demo): Router {
  const routes = Router();
  routes.get('/messages', (req, res) => getMessages(demo, req, res));
  routes.delete('/messages', (req, res) => deleteMessages(demo, textOf(req.query.to), res));
  routes.delete('/messages/:id', (req, res) => deleteMessage(demo, String(req.params.id), res));
  return routes;
}

async function getMessages({ messages }: Demo, req: Request, res: Response): Promise<void> {
  const { to, after, wait } = req.query;
  const filter = { to: textOf(to), after: textOf(after) };
  const seconds = Number(textOf(wait) ?? 0);
  if (seconds === 0) return void res.json(messages.list(filter));
  const disconnected = new AbortController();
  res.once('close', () => disconnected.abort());
  res.json(await messages.wait(filter, seconds, disconnected.signal));
}

/** Deletes the messages that have arrived, or those of one recipient. One that is still on its way arrives later. */
async function deleteMessages(demo: Demo, to: string | undefined, res: Response): Promise<void> {
  await removeFromInbox(
    demo,
    demo.messages.list({ to }).map(({ id }) => id),
  );
  res.status(204).end();
}

async function deleteMessage(demo: Demo, id: string, res: Response): Promise<void> {
  if (!demo.messages.list().some((message) => message.id === id)) throw notFound();
  await removeFromInbox(demo, [id]);
  res.status(204).end();
}

async function removeFromInbox({ store, messages, events }: Demo, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.write(() => {
    messages.remove(ids);
    events.record({ kind: 'message', line: serverTexts.messagesDeleted({ count: ids.length }) });
  });
}

/** Returns a parameter of a checked query. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
