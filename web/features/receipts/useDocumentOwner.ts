import { fullName } from '#domain/profile';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import type { QueryState } from '#kit/feedback/QueryBoundary.tsx';
import { useProfile } from '../records/profileSlice.ts';

/** The owner as documents name them: the full name, and as a note the RFC where the profile has it. */
export type DocumentOwner = { readonly name: string; readonly notes: readonly string[] };

/**
 * Returns the query of the owner for a document. The name of the session does not replace the profile: it lacks surname
 * and RFC, and a document without them could be printed.
 */
export function useDocumentOwner(): QueryState<DocumentOwner> {
  const { data: profile, ...query } = useProfile();
  if (profile === undefined) return { ...query, data: undefined };
  const { rfc_number: rfc } = profile;
  return { ...query, data: { name: fullName(profile), notes: rfc ? [receiptTexts.rfc({ rfc })] : [] } };
}
