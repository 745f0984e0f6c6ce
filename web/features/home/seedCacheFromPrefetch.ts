import type { UnknownAction } from '@reduxjs/toolkit';
import { prefetchedData } from '#api/api';
import { Applications } from '#domain/application';
import { Loans } from '#domain/loan';
import { Profile } from '#domain/profile';
import { seedApplications } from '../applications/applicationsSlice.ts';
import { seedLoans } from '../loans/loansSlice.ts';
import { seedProfile } from '../profile/profileSlice.ts';

/**
 * Puts what the page's first script asked for into the store, as far as it has come: home is then drawn with it, and not
 * as an outline first and anew with each answer.
 */
export async function seedCacheFromPrefetch(
  dispatch: (action: UnknownAction) => unknown,
  token: string,
): Promise<void> {
  const [loans, profile, applications] = await Promise.all([
    prefetchedData('/loans', Loans, token),
    prefetchedData('/user', Profile, token),
    prefetchedData('/applications', Applications, token),
  ]);
  if (loans) dispatch(seedLoans(loans));
  if (profile) dispatch(seedProfile(profile));
  if (applications) dispatch(seedApplications(applications));
}
