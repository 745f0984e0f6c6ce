import type { UnknownAction } from '@reduxjs/toolkit';
import { cameEarly } from '#api/api';
import { Applications } from '#domain/application';
import { Loans } from '#domain/loan';
import { Profile } from '#domain/profile';
import { applicationsCame } from '../applications/applicationsSlice.ts';
import { loansCame } from '../loans/loansSlice.ts';
import { profileCame } from '../profile/profileSlice.ts';

/**
 * Puts what the page's first script asked for into the store, as far as it has come: home is then drawn with it, and not
 * as an outline first and anew with each answer.
 */
export async function takeWhatCame(dispatch: (action: UnknownAction) => unknown, token: string): Promise<void> {
  const [loans, profile, applications] = await Promise.all([
    cameEarly('/loans', Loans, token),
    cameEarly('/user', Profile, token),
    cameEarly('/applications', Applications, token),
  ]);
  if (loans) dispatch(loansCame(loans));
  if (profile) dispatch(profileCame(profile));
  if (applications) dispatch(applicationsCame(applications));
}
