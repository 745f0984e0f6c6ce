import type { Request } from 'express';
import type { Demo } from '../demo.ts';
import { inSpanish } from '../simulation/messageTexts.ts';
import type { CodePurpose, OwnerRow } from '../store/rows.ts';

/**
 * Sends an owner a new code by SMS; the old one dies. The last line binds it to the site that asked, so that a phone can
 * fill it in (ux C4). Within `store.write`. Answers when the code expires.
 */
export function sendCode({ codes, messages }: Demo, req: Request, owner: OwnerRow, purpose: CodePurpose) {
  const { code, expires_at } = codes.issue(owner, purpose);
  const text = inSpanish('Code by SMS', { code, host: req.hostname });
  messages.send({ to: owner.phone, channel: 'sms', code, text, owner_id: owner.id });
  return { expires_at };
}
