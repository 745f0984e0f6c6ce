import * as serverTexts from '#i18n/es-MX/demo/server';
import type { Demo } from '../demo.ts';
import type { CodePurpose, OwnerRow } from '../store/rows.ts';
import { type Limit, limitsOf } from './limits.ts';

/** How many codes of a purpose are sent to one phone, whichever calls send them. */
const codeLimits: Readonly<Record<CodePurpose, Limit>> = { phone: limitsOf.phoneCodes, bureau: limitsOf.bureauCodes };

/**
 * Sends an owner a new code by SMS; the former one becomes invalid. The last line of the text names the site's `host`,
 * so that phones can fill the code in. Throws a 429 after too many codes to the phone. Call within `store.write`. Returns
 * when the code expires.
 */
export function sendCode({ codes, messages, limits }: Demo, host: string, owner: OwnerRow, purpose: CodePurpose) {
  limits.consume(codeLimits[purpose], owner.phone);
  const { code, expires_at } = codes.issue(owner, purpose);
  const text = serverTexts.codeBySms({ code, host });
  messages.send({ to: owner.phone, channel: 'sms', code, text, owner_id: owner.id });
  return { expires_at };
}
