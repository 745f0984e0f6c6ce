import { prefetchApplications } from '../applications/applicationsSlice.ts';
import type { Dispatch } from '../auth/sessions.ts';
import { prefetchLoans } from '../loans/loansSlice.ts';
import { prefetchProfile } from '../profile/profileSlice.ts';

/** Reads what the home page shows into the cache, all at once, unless it was read within the last seconds. */
export function prefetchHomeData(dispatch: Dispatch): void {
  prefetchHomeLists(dispatch);
  dispatch(prefetchProfile());
}

/** The same without the profile, for who is about to save it. */
export function prefetchHomeLists(dispatch: Dispatch): void {
  dispatch(prefetchLoans());
  dispatch(prefetchApplications());
}
