import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { prefetchApplications } from '../records/applicationsSlice.ts';
import { prefetchLoans } from '../records/loansSlice.ts';
import { prefetchProfile } from '../records/profileSlice.ts';

/** Reads what the home page shows into the cache, all at once, unless it was read within the last seconds. */
export function prefetchHomeData(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void {
  dispatch(prefetchLoans());
  dispatch(prefetchProfile());
  dispatch(prefetchApplications());
}
