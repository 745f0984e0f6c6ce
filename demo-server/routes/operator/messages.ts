import { array, object, optional } from 'superstruct';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../../demo.ts';
import { notFound } from '../../http/errors.ts';
import { numberText, text } from '../../http/fields.ts';
import { MAX_MESSAGE_WAIT_S } from '../../simulation/messages.ts';
import { Message } from '../../store/rows.ts';
import { call } from './call.ts';

/** The SMS and e-mails that have arrived, and their deletion. One that is still on its way arrives later. */
export const messageCalls = [
  call(
    'GET /messages',
    'Returns SMS and e-mails, newest first; with `wait`, up to 30 seconds after there is one',
    {
      query: object({
        to: optional(text()),
        after: optional(numberText()),
        wait: optional(numberText(MAX_MESSAGE_WAIT_S)),
      }),
      response: array(Message),
    },
    ({ messages }, { query: { wait = '0', ...filter }, res }) => {
      if (Number(wait) === 0) return messages.list(filter);
      const disconnected = new AbortController();
      res.once('close', () => disconnected.abort());
      return messages.wait(filter, Number(wait), disconnected.signal);
    },
  ),
  call(
    'DELETE /messages',
    'Deletes the messages that have arrived, or those `to` one recipient; the app keeps its notices',
    { query: object({ to: optional(text()) }) },
    (demo, { query }) =>
      removeFromInbox(
        demo,
        demo.messages.list(query).map(({ id }) => id),
      ),
  ),
  call(
    'DELETE /messages/:id',
    'Deletes a message that has arrived; the app keeps its notice',
    {},
    (demo, { params: { id } }) => {
      if (!demo.messages.list().some((message) => message.id === id)) throw notFound();
      return removeFromInbox(demo, [id]);
    },
  ),
];

async function removeFromInbox({ store, messages, events }: Demo, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await store.write(() => {
    messages.remove(ids);
    events.record({ kind: 'message', line: serverTexts.messagesDeleted({ count: ids.length }) });
  });
}
