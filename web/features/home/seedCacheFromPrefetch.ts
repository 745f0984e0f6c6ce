import type { UnknownAction } from '@reduxjs/toolkit';
import { prefetchedData } from '#api/api';
import { Applications } from '#domain/application';
import { Loans } from '#domain/loan';
import { Profile } from '#domain/profile';
import { seedApplications } from '../records/applicationsSlice.ts';
import { seedLoans } from '../records/loansSlice.ts';
import { seedProfile } from '../records/profileSlice.ts';

/**
 * Puts the responses that the page's first script has prefetched into the store, as far as they have arrived. The home
 * page then renders with data at once, without skeletons.
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
