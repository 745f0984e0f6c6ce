import type { Request } from 'express';
import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../demo.ts';
import type { CodePurpose, OwnerRow } from '../store/rows.ts';

/**
 * Sends an owner a new code by SMS; the former one becomes invalid. The last line of the text names the site's host, so
 * that phones can fill the code in. Call within `store.write`. Returns when the code expires.
 */
export function sendCode(
  { codes, messages }: Demo,
  req: Pick<Request, 'hostname'>,
  owner: OwnerRow,
  purpose: CodePurpose,
) {
  const { code, expires_at } = codes.issue(owner, purpose);
  const text = serverTexts.codeBySms({ code, host: req.hostname });
  messages.send({ to: owner.phone, channel: 'sms', code, text, owner_id: owner.id });
  return { expires_at };
}
