/** Location state of a verification page. It is part of the history entry, so a reload keeps it. */
export type VerificationState = {
  /** When the code expires, ISO 8601, on the server's clock. */
  readonly expiresAt: string;
  /** How far the server's clock was ahead of the device's, ms: this page makes no call before its countdown runs. */
  readonly clockOffset?: number | undefined;
};

/** Returns the fields of a location state that are valid. */
export function parseVerificationState(state: unknown): Partial<VerificationState> {
  if (typeof state !== 'object' || state === null) return {};
  const { expiresAt, clockOffset } = state as Record<string, unknown>;
  return {
    ...(typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt)) && { expiresAt }),
    ...(typeof clockOffset === 'number' && Number.isFinite(clockOffset) && { clockOffset }),
  };
}
