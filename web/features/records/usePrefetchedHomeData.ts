import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { whenIdle } from '#kit/browser/whenIdle.ts';
import { prefetchApplications } from './applicationsSlice.ts';
import { prefetchLoans } from './loansSlice.ts';
import { prefetchProfile } from './profileSlice.ts';

/**
 * Reads what the home page shows into the cache when the browser is idle, for a page from which the owner goes home. The
 * data are kept for a minute.
 */
export function usePrefetchedHomeData(): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(
    () =>
      whenIdle(() => {
        dispatch(prefetchLoans());
        dispatch(prefetchProfile());
        dispatch(prefetchApplications());
      }),
    [dispatch],
  );
}
