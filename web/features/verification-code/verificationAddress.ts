import { isPhone, maskedPhone } from '#domain/identifiers/phone';
import { CODE_LIFE_MS } from '#domain/verificationCode';
import { paths } from '#paths';
import { now } from '#serverTime';

/** Returns `/verification-code/{id}?phone={phone}`. The + of the phone is escaped. */
export const verificationAddress = ({ id, phone }: { id: string; phone: string }): string =>
  `${paths.verificationCode.replace(':id', encodeURIComponent(id))}?phone=${encodeURIComponent(phone)}`;

/** Returns when a code that was just sent expires, ISO 8601: as the server says, else three minutes from now. */
export const expiryOf = (sent: { expires_at?: string | undefined } | null): string =>
  sent?.expires_at ?? new Date(now() + CODE_LIFE_MS).toISOString();

/** Location state of a verification page. It is part of the history entry, so a reload keeps it. */
export type VerificationState = {
  /** When the code expires, ISO 8601, on the server's clock. */
  readonly expiresAt: string;
};

/** Returns the fields of a location state that are valid. */
export function parseVerificationState(state: unknown): Partial<VerificationState> {
  if (typeof state !== 'object' || state === null || !('expiresAt' in state)) return {};
  const { expiresAt } = state;
  return typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt)) ? { expiresAt } : {};
}

/**
 * Returns the phone in the query of a verification address, formatted for display; undefined when it is not a valid
 * phone. A leading space is an unescaped +.
 */
export function phoneIn(search: string): string | undefined {
  const phone = new URLSearchParams(search).get('phone')?.replace(/^ /, '+') ?? '';
  return isPhone(phone) ? maskedPhone(phone) : undefined;
}
