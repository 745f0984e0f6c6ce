import { generatePath } from 'react-router-dom';
import { isPhone, maskedPhone } from '#domain/phone';
import { CODE_LIFE_MS } from '#domain/verificationCode';
import { paths } from '#paths';
import { now, serverLead } from '#serverTime';

/** What a verification page is handed over besides its address; it lies in the history entry, so a reload keeps it. */
export type Handover = {
  /** When the code dies, ISO 8601 by the server's clock. */
  readonly expiresAt: string;
  /** How far that clock was ahead of the device's, ms: this page asks the server nothing before its countdown runs. */
  readonly lead?: number | undefined;
  /** The e-mail to begin with when the number was wrong and she signs up anew. */
  readonly email?: string | undefined;
};

/** `/verification-code/{id}?phone={phone}` (spec §2); the + of the phone is escaped. */
export const verificationAddress = ({ id, phone }: { id: string; phone: string }): string =>
  `${generatePath(paths.verificationCode, { id })}?phone=${encodeURIComponent(phone)}`;

/** When a code that was just sent dies: by the server's word, else three minutes from now (ux §5 C5). */
export const expiryOf = (sent: { expires_at?: string | undefined } | null): string =>
  sent?.expires_at ?? new Date(now() + CODE_LIFE_MS).toISOString();

/** The handover of a code that dies at a moment. */
export const handoverOf = (expiresAt: string, email?: string): Handover => ({
  expiresAt,
  lead: serverLead(),
  email,
});

/**
 * The time, in ms, that a handed-over expiry counts by: the server's. Where no server had told its own when the expiry was
 * reckoned, it is the device's, so that the first answer does not make the countdown jump.
 */
export const timeFor = ({ lead }: Partial<Handover>): number => (lead === undefined ? Date.now() : now(lead));

/** What was handed over, as far as it is what it should be. */
export function handoverIn(state: unknown): Partial<Handover> {
  if (typeof state !== 'object' || state === null) return {};
  const { expiresAt, lead, email } = state as Record<string, unknown>;
  return {
    ...(typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt)) && { expiresAt }),
    ...(typeof lead === 'number' && Number.isFinite(lead) && { lead }),
    ...(typeof email === 'string' && { email }),
  };
}

/**
 * The phone of a verification address as it is shown, undefined when it is none. Whoever wrote the address without
 * escaping its + left a space there (ux S4).
 */
export function phoneIn(search: string): string | undefined {
  const phone = new URLSearchParams(search).get('phone')?.replace(/^ /, '+') ?? '';
  return isPhone(phone) ? maskedPhone(phone) : undefined;
}
