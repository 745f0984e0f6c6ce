import { isPhone, maskedPhone } from '#domain/identifiers/phone';
import { CODE_LIFE_MS } from '#domain/verificationCode';
import { paths } from '#paths';
import { now, serverClockOffset } from '#serverTime';
import type { VerificationState } from './verificationState.ts';

/** Returns `/verification-code/{id}?phone={phone}`. The + of the phone is escaped. */
export const verificationAddress = ({ id, phone }: { id: string; phone: string }): string =>
  `${paths.verificationCode.replace(':id', encodeURIComponent(id))}?phone=${encodeURIComponent(phone)}`;

/** Returns when a code that was just sent expires, ISO 8601: as the server says, else three minutes from now. */
export const expiryOf = (sent: { expires_at?: string | undefined } | null): string =>
  sent?.expires_at ?? new Date(now() + CODE_LIFE_MS).toISOString();

/** Returns the location state of a verification page that knows that a code was sent. */
export const verificationStateOf = (expiresAt: string): VerificationState => ({
  expiresAt,
  clockOffset: serverClockOffset(),
});

/**
 * Returns the current time, ms, on the clock that the expiry in the location state was computed with: the server's, or
 * the device's when the server's time was not known yet. A later response does not make the countdown jump.
 */
export const timeFor = ({ clockOffset }: Partial<VerificationState>): number =>
  clockOffset === undefined ? Date.now() : now(clockOffset);

/**
 * Returns the phone in the query of a verification address, formatted for display; undefined when it is not a valid
 * phone. A leading space is an unescaped +.
 */
export function phoneIn(search: string): string | undefined {
  const phone = new URLSearchParams(search).get('phone')?.replace(/^ /, '+') ?? '';
  return isPhone(phone) ? maskedPhone(phone) : undefined;
}
