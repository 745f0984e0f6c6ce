import { useSelector } from 'react-redux';
import { fullName } from '#domain/profile';
import * as receiptTexts from '#i18n/es-MX/loans/receipts';
import { selectUser } from '../auth/authSlice.ts';
import { useProfile } from '../records/profileSlice.ts';

/**
 * Returns the owner as documents name them: the full name, and as a note the RFC where the profile has it. Until the
 * profile has loaded it is the name of the session.
 */
export function useDocumentOwner(): { name: string; notes: string[] } {
  const { data: profile } = useProfile();
  const user = useSelector(selectUser);
  const rfc = profile?.rfc_number;
  return { name: fullName(profile ?? user ?? {}), notes: rfc ? [receiptTexts.rfc({ rfc })] : [] };
}
