import { isPhone, maskedPhone } from '#domain/identifiers/phone';
import { CODE_LIFE_MS } from '#domain/verificationCode';
import { paths } from '#paths';
import { now, serverClockOffset } from '#serverTime';
import type { VerificationState } from './verificationState.ts';

/** `/verification-code/{id}?phone={phone}` (spec §2); the + of the phone is escaped. */
export const verificationAddress = ({ id, phone }: { id: string; phone: string }): string =>
  `${paths.verificationCode.replace(':id', encodeURIComponent(id))}?phone=${encodeURIComponent(phone)}`;

/** When a code that was just sent dies: by the server's word, else three minutes from now (ux §5 C5). */
export const expiryOf = (sent: { expires_at?: string | undefined } | null): string =>
  sent?.expires_at ?? new Date(now() + CODE_LIFE_MS).toISOString();

/** The handover of a code that dies at a moment. */
export const verificationStateOf = (expiresAt: string, email?: string): VerificationState => ({
  expiresAt,
  lead: serverClockOffset(),
  email,
});

/**
 * The time, in ms, that a handed-over expiry counts by: the server's. Where no server had told its own when the expiry was
 * reckoned, it is the device's, so that the first answer does not make the countdown jump.
 */
export const timeFor = ({ lead }: Partial<VerificationState>): number => (lead === undefined ? Date.now() : now(lead));

/**
 * The phone of a verification address as it is shown, undefined when it is none. Whoever wrote the address without
 * escaping its + left a space there (ux S4).
 */
export function phoneIn(search: string): string | undefined {
  const phone = new URLSearchParams(search).get('phone')?.replace(/^ /, '+') ?? '';
  return isPhone(phone) ? maskedPhone(phone) : undefined;
}
