/** What a verification page is handed over besides its address; it lies in the history entry, so a reload keeps it. */
export type VerificationState = {
  /** When the code dies, ISO 8601 by the server's clock. */
  readonly expiresAt: string;
  /** How far that clock was ahead of the device's, ms: this page asks the server nothing before its countdown runs. */
  readonly lead?: number | undefined;
  /** The e-mail to begin with when the number was wrong and she signs up anew. */
  readonly email?: string | undefined;
};

/** What was handed over, as far as it is what it should be. */
export function parseVerificationState(state: unknown): Partial<VerificationState> {
  if (typeof state !== 'object' || state === null) return {};
  const { expiresAt, lead, email } = state as Record<string, unknown>;
  return {
    ...(typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt)) && { expiresAt }),
    ...(typeof lead === 'number' && Number.isFinite(lead) && { lead }),
    ...(typeof email === 'string' && { email }),
  };
}
