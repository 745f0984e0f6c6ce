import { array, object, optional } from 'superstruct';
import { numberText, text } from '../../http/fields.ts';
import { MAX_MESSAGE_WAIT_S } from '../../simulation/messages.ts';
import { Message } from '../../store/rows.ts';
import { call } from './call.ts';

/** The SMS and e-mails that have arrived. */
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
];
